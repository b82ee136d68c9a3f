import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'common.1': 'Ogni ritrovamento vale un punto, e un annuncio sbagliato ne costa uno.',
  'common.2': 'Carte che non possono andare bene in nessun caso, per esempio perché troppo poche, vengono rifiutate senza costo.',
  'common.3': 'Tutto il resto va come nel gioco base.',

  'set-chain.goal.1': 'Trovare set legati come gli anelli di una catena.',
  'set-chain.play.1': 'Il primo set è un set qualsiasi.',
  'set-chain.play.2': 'Da lì in poi ogni set ha esattamente una carta del set prima e due del tavolo. Solo quelle due lasciano il tavolo.',
  'set-chain.play.3': 'Il set prima resta in vista. Se nessuno vede come continuare, si aggiungono tre carte, senza limite.',

  'ultraset.goal.1': 'Trovare quattro carte: due coppie che vogliono la stessa terza carta.',
  'ultraset.play.1': 'Due carte vogliono sempre una terza carta per formare un set. In un UltraSet due coppie vogliono la stessa, che sia o no sul tavolo.',
  'ultraset.play.2': 'Scegli le quattro carte in qualsiasi ordine; il programma trova le coppie e le mostra.',
  'ultraset.play.3': 'Fra quindici carte c’è sempre un UltraSet.',
  'ultraset.figure.1': 'Le due coppie, a sinistra e a destra, vogliono la carta al centro.',

  'ultraset-chain.goal.1': 'Trovare UltraSet legati come gli anelli di una catena.',
  'ultraset-chain.play.1': 'Il primo UltraSet è uno qualsiasi: due coppie che vogliono la stessa terza carta.',
  'ultraset-chain.play.2': 'Da lì in poi ognuno ha esattamente due carte di quello prima e due del tavolo. Solo quelle due lasciano il tavolo.',

  'ghost.goal.1': 'Trovare sei carte che nascondono un set che non c’è.',
  'ghost.play.1': 'Si mettono dieci carte. Dividine sei in tre coppie: ogni coppia vuole una terza carta. Se le tre carte volute formano un set, o sono una stessa carta, le sei sono un fantasma.',
  'ghost.play.2': 'Come le accoppi non importa: se riesce in un modo, riesce in tutti.',

  'puzzle.goal.1': 'Trovare tutti i set di un tavolo che non cambia.',
  'puzzle.play.1': 'Le carte restano dove sono. Un set che qualcuno ha già trovato non conta di nuovo.',
  'puzzle.play.2': 'Quando ci sono tutti, quel tavolo se ne va e arriva il prossimo. Un tavolo senza set viene saltato subito.',
  'puzzle.play.3': 'Se tutti sono d’accordo, si rinuncia a un tavolo.',

  'shuffle.goal.1': 'Il gioco base, ma niente resta dov’era.',
  'shuffle.play.1': 'Dopo ogni set tutte le carte sul tavolo cambiano ordine, e quello che stavi per vedere si è spostato.',

  'memory.goal.1': 'Ricordare che cosa c’è e dove, e scoprire set.',
  'memory.play.1': 'Ci sono 21 carte coperte. Chi annuncia ne gira tre, una dopo l’altra, con il tempo dell’annuncio per ognuna.',
  'memory.play.2': 'Un set si prende e si sostituisce coperto. Un errore resta scoperto due secondi e mezzo e si rigira; non costa niente.',
} satisfies Translation<typeof en>;
