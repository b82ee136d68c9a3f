import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'board': 'Cartes sur la table',
  'board.keys': 'Les flèches passent d’une carte à l’autre ; espace ou entrée en choisit une. Trois cartes choisies sont jugées aussitôt.',
  'right': 'Un set !',
  'wrong': 'Ce n’est pas un set.',
  'again': 'Vous l’avez déjà.',
  'hint': 'Indice',
  'hint.more': 'Un autre indice',
  'hint.shown': 'Font partie d’un set : {cards}.',
  'hint.third': 'La troisième : {card}.',
  'found': 'Trouvés',
  'found.of': '{found} {found|set|sets} sur {all}',
  'found.set': 'Set {number}',
  'found.empty': 'à trouver',
  'choose': 'Choisissez trois cartes qui forment un set.',
} satisfies Translation<typeof en>;
