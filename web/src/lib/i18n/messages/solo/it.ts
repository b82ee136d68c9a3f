import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'board': 'Carte sul tavolo',
  'board.keys': 'Le frecce passano da una carta all’altra; spazio o invio ne sceglie una. Tre carte scelte vengono subito controllate.',
  'right': 'Un set!',
  'wrong': 'Non è un set.',
  'again': 'Questo lo hai già.',
  'hint': 'Aiuto',
  'hint.more': 'Ancora un aiuto',
  'hint.shown': 'Fanno parte di un set: {cards}.',
  'hint.third': 'La terza: {card}.',
  'found': 'Trovati',
  'found.of': '{found} di {all} {all|set|set}',
  'found.set': 'Set {number}',
  'found.empty': 'da trovare',
  'choose': 'Scegli tre carte che formano un set.',
} satisfies Translation<typeof en>;
