import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': 'Vedere i set prima degli altri. Vince il punteggio più alto; a pari punti la vittoria è condivisa.',

  'set.1': 'Tre carte formano un **set** se ogni attributo, guardato da solo, è uguale in tutte e tre o diverso in tutte e tre.',
  'set.2': 'La prova veloce: se due sono … e una no, non è un set.',
  'set.3': 'Per due carte qualsiasi ce n’è esattamente una terza che le completa. Le 81 carte formano 1080 set.',

  'deal.1': 'Si mettono sul tavolo dodici carte scoperte, in tre file da quattro. Il resto è il mazzo.',

  'play.1': 'Nessuno aspetta il turno: guardano tutti insieme.',
  'play.2': '**Annuncia** quando vedi un set. Da quel momento gli altri devono aspettare.',
  'play.3': '**Prendi** le tue tre carte prima che scada il tempo: cinque secondi, se il tavolo non ha scelto altro. Dove si gioca con un solo gesto, scegliere tre carte è annunciare e prendere insieme.',
  'play.4': '**Giusto:** le carte sono tue, e altre dal mazzo vanno negli stessi posti.',
  'play.5': '**Sbagliato,** o troppo tardi: le carte restano, paghi quello che chiede il regolamento e tutti vedono perché, attributo per attributo.',
  'play.6': 'Quando tutti sono d’accordo di non vedere nessun set, si aggiungono tre carte: 15, poi 18, al massimo 21, che ne contengono sempre uno. Dopo non vengono sostituite, così il tavolo torna a dodici.',

  'end.1': 'La mano finisce da sola quando il mazzo è esaurito e non resta nessun set, o quando a quel punto tutti sono d’accordo di non vederne. Quello che avanza non è di nessuno.',

  'good.1': 'Conta l’accordo, anche se un set c’era. Rivedendo la partita si scopre che cosa è sfuggito a tutti.',
  'good.2': 'Chi ha detto «nessun set» può ripensarci finché qualcuno cerca ancora. Un set preso e carte nuove annullano quello che si è detto; un annuncio sbagliato no.',
  'good.3': 'Per cominciare c’è il mazzo piccolo: le 27 carte che hanno un valore in comune, di solito quelle a tinta unita, così contano solo tre attributi. Fra dieci di loro c’è sempre un set.',

  'people.1': 'Chi è assente o se n’è andato non blocca un accordo.',
  'people.2': 'Chi se ne va a metà di un annuncio ha annunciato male. Le carte restano al posto, che non può più vincere.',
  'people.3': 'Chi arriva tardi si siede quando vuole e comincia da zero; solo una partita iniziata da soli resta così.',

  'figure.set': 'Un set: tre numeri, colori e forme diversi, e tutte e tre a strisce.',
  'figure.none': 'Non è un set: due sono rosse e una no.',
} satisfies Translation<typeof en>;
