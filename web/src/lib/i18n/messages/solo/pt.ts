import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'board': 'Cartas na mesa',
  'board.keys': 'As setas passam de uma carta para outra; espaço ou enter escolhe uma. Três cartas escolhidas são logo verificadas.',
  'right': 'Um set!',
  'wrong': 'Não é um set.',
  'again': 'Esse já o tem.',
  'hint': 'Dica',
  'hint.more': 'Outra dica',
  'hint.shown': 'Fazem parte de um set: {cards}.',
  'hint.third': 'A terceira: {card}.',
  'found': 'Encontrados',
  'found.of': '{found} de {all} {all|set|sets}',
  'found.set': 'Set {number}',
  'found.empty': 'por encontrar',
  'choose': 'Escolha três cartas que formem um set.',
} satisfies Translation<typeof en>;
