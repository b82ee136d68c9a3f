import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': '**Non** formare nessun set. Chi viene scoperto a formarne uno prende tutto il tavolo come carte di penalità, e perde chi ne ha di più.',

  'deal.1': 'Ognuno riceve quattro carte che nessun altro vede. Il resto è il mazzo, e il tavolo è vuoto. Comincia chi sta alla sinistra del mazziere.',

  'play.1': 'Al tuo turno giochi una carta scoperta sul tavolo, poi ne peschi una.',
  'play.2': 'Ora qualsiasi **altro** giocatore può contestare quella carta, indicando due carte del tavolo che con lei formano un set.',
  'play.3': '**A ragione:** chi ha giocato la carta prende tutte quelle del tavolo. Restano scoperte come mucchio di penalità e non vanno mai in mano. Il tavolo è vuoto e gioca il prossimo.',
  'play.4': '**A torto:** tutti vedono perché, e chi ha contestato non può più contestare questa carta. Non costa altro.',
  'play.5': 'Un set senza la carta appena giocata non conta, e si va avanti come se nessuno lo avesse visto.',
  'play.6': 'Il prossimo aspetta finché tutti gli altri hanno passato o sbagliato, o il tempo è scaduto.',

  'end.1': 'La mano finisce quando è stata pescata l’ultima carta del mazzo ed è passato il tempo per contestare. Le carte in mano e sul tavolo non contano per nessuno.',
  'end.2': 'Chi ha più carte di penalità perde, tutti gli altri vincono. Se in più d’uno ne hanno altrettante perdono insieme; se tutti ne hanno altrettante, vincono tutti.',

  'good.1': 'Con meno di tre carte sul tavolo non può esserci un set, quindi il turno dopo arriva subito. Dalla terza carta in poi il tempo corre sempre, così non tradisce niente.',
  'good.2': 'Se il tuo tempo scade, viene giocata per te la carta più bassa della tua mano.',
  'good.3': 'Conta la prima contestazione giusta. Chi la fa non ci guadagna che la soddisfazione.',

  'people.1': 'Per chi è assente si gioca subito la carta più bassa; nessuno aspetta le sue contestazioni.',
  'people.2': 'Chi se ne va non vince e non perde; la sua mano è messa da parte senza guardarla.',
  'people.3': 'Chi arriva riceve quattro carte, finché il mazzo ne ha di più.',
} satisfies Translation<typeof en>;
