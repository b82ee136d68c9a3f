import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': 'Tutti insieme contro il mazzo: prendere più set possibile da ogni tavolo prima che venga completato.',

  'deal.1': 'Si gioca con tutte le 81 carte. Se ne mettono dodici scoperte, in tre file da quattro.',

  'play.1': 'Chiunque prende un set in qualsiasi momento: scegliere tre carte è prenderle. Non è una gara, quindi nessuno annuncia. I posti restano vuoti.',
  'play.2': 'I set non hanno carte in comune, quindi conta quale si prende per primo.',
  'play.3': 'Il tavolo è concluso appena non resta nessun set, cosa che vede il programma, o quando la squadra decide di **fermarsi**. Si contano i punti e i buchi si riempiono fino a dodici.',
  'play.4': 'Un tavolo senza nessun set riceve altre carte, **una alla volta,** finché ce n’è uno. Ognuna costa un punto.',

  'score.1': 'Per tavolo: nessun set o uno, niente; due set, 1 punto; tre, 3 punti; quattro o più, 5 punti. Ogni carta aggiunta ne toglie uno.',
  'score.2': 'Alla fine: sotto 4, continuate a giocare; da 4 a 7, niente male; da 8 a 10, bene; da 11 a 13, ottimo; 14, superbo; da 15 in su, complimenti. Con 30 o più, o non avete capito le regole o qualcuno bara.',

  'end.1': 'Quando il mazzo è finito e l’ultimo tavolo è concluso, la partita è finita. Quel tavolo può avere meno di dodici carte.',

  'good.1': 'Sbagliare non costa niente; tutti vedono perché.',
  'good.2': 'Fermarsi dopo aver trovato qualcosa conserva le carte rimaste. Fermarsi senza mette da parte tutto il tavolo e arrivano dodici carte nuove.',
  'good.3': 'Il programma aggiunge carte solo quando davvero non c’è un set, così la squadra non paga mai per uno che le è sfuggito.',
  'good.4': 'Rivedendo la partita si legge per ogni set se un altro sarebbe stato meglio.',

  'people.1': 'Per fermarsi servono tutti i presenti; chi è assente o se n’è andato non lo impedisce.',
  'people.2': 'Si può arrivare tardi in qualsiasi momento.',
} satisfies Translation<typeof en>;
