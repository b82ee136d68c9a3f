import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'board': 'Cartas sobre la mesa',
  'board.keys': 'Las flechas pasan de una carta a otra; espacio o intro elige una. Al elegir tres se comprueban al momento.',
  'right': '¡Un set!',
  'wrong': 'No es un set.',
  'again': 'Ese ya lo tienes.',
  'hint': 'Pista',
  'hint.more': 'Otra pista',
  'hint.shown': 'Forman parte de un set: {cards}.',
  'hint.third': 'La tercera: {card}.',
  'found': 'Encontrados',
  'found.of': '{found} de {all} {all|set|sets}',
  'found.set': 'Set {number}',
  'found.empty': 'por encontrar',
  'choose': 'Elige tres cartas que formen un set.',
} satisfies Translation<typeof en>;
