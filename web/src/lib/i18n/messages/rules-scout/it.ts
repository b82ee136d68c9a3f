import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': 'Avere più carte di tutti alla fine. Ogni carta è un punto; a pari punti la vittoria è condivisa.',

  'deal.1': 'Si gioca con tutte le 81 carte. Dodici sono scoperte, in tre file da quattro.',

  'play.1': '**Indicare.** Chi vede un set è l’esploratore: mostra a tutti una delle sue carte e dice al programma le altre due in segreto. Nessun altro le conosce fino alla fine del turno.',
  'play.2': '**Cercare.** Gli altri cercano una seconda carta che con quella formi un set. Il primo che ne indica una è il cercatore.',
  'play.3': 'La carta è del set dell’esploratore: il cercatore prende quella carta, l’esploratore le altre due.',
  'play.4': 'Forma un altro set che è sul tavolo: il cercatore prende le altre due carte di quel set, e l’esploratore tutte e tre le sue.',
  'play.5': 'Non forma nessun set sul tavolo: il cercatore paga, e la ricerca continua senza di lui.',
  'play.6': '**Nessuno la trova,** perché tutti hanno rinunciato o il tempo è scaduto: si mostra il set dell’esploratore. Se è giusto, prende le tre carte. Se no, paga e salta il turno successivo.',
  'play.7': 'Se l’esploratore ha sbagliato ma un cercatore ha trovato un set vero, il cercatore ne prende tutte e tre le carte e l’esploratore paga.',
  'play.8': 'Poi il tavolo si completa fino a dodici.',

  'pay.1': 'Un errore costa una carta vinta, messa da parte per sempre.',
  'pay.2': 'Chi non ne ha deve una **penitenza**. Gli altri votano: una bella ramanzina o lavare i piatti per una settimana. Si vede accanto al nome fino alla fine.',

  'end.1': 'La partita finisce quando il mazzo è esaurito e non resta nessun set, o quando a quel punto tutti sono d’accordo di non vederne. Quello che avanza non è di nessuno.',

  'good.1': 'Quando tutti sono d’accordo di non vedere nessun set, si aggiungono tre carte, fino a 21.',
  'good.2': 'Un cercatore che sbaglia è fuori da quella ricerca, così nessuno prova una carta dopo l’altra. Anche la rinuncia vale fino alla fine del turno.',
  'good.3': 'Se non c’è nessuno che cerca, il set dell’esploratore si mostra subito.',

  'people.1': 'La parola di un esploratore che se ne va o è assente resta valida; quello che vince va al suo posto.',
  'people.2': 'Chi è assente non blocca niente. Si può arrivare in qualsiasi momento.',
} satisfies Translation<typeof en>;
