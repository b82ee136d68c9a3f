import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': 'Être le premier à ne plus avoir de cartes personnelles.',

  'deal.1': 'Chacun reçoit six cartes personnelles, face visible devant lui, à la vue de tous. Six autres vont sur la table. Le reste est la pioche.',

  'play.1': 'Personne n’attend son tour. **Annoncez** dès que vous voyez un set ; les autres doivent attendre.',
  'play.2': '**Prenez** trois cartes, en mêlant à votre gré les vôtres et celles de la table, jamais celles d’un autre joueur.',
  'play.3': '**Juste :** les cartes vont de côté. Celles de la table sont remplacées par la pioche, les personnelles non. Le set lui-même ne rapporte rien.',
  'play.4': '**Faux,** ou trop tard : vous recevez une carte personnelle de plus, sauf si vous en avez déjà neuf.',
  'play.5': 'Vous pouvez aussi demander une carte personnelle de plus quand personne n’a annoncé, jusqu’à neuf. Cela rend les sets plus probables, et le chemin plus long.',
  'play.6': 'Quand tous sont d’accord que personne n’a de set, trois cartes de plus vont sur la table. Elles ne sont pas remplacées ensuite.',
  'play.7': 'Quand la pioche est épuisée, les cartes de côté sont mélangées et deviennent la nouvelle pioche.',

  'end.1': 'La manche finit à l’instant où quelqu’un n’a plus de cartes personnelles. Le gagnant marque un point par carte que les autres tiennent.',
  'end.2': 'La donne passe à gauche. La partie va au premier qui atteint dix points par joueur à la table.',

  'good.1': 'Trois cartes à soi conviennent, trois de la table aussi, même si cela ne débarrasse personne.',
  'good.2': 'Si ni la pioche ni les cartes de côté n’en donnent plus, un accord finit la manche : le moins de cartes personnelles gagne et marque un point par carte que les autres ont en plus.',

  'people.1': 'Les cartes de qui s’en va vont de côté et ne valent rien pour le gagnant.',
  'people.2': 'Un absent garde ses cartes, qui comptent pour le gagnant, et ne retarde pas un accord.',
  'people.3': 'Un nouveau reçoit aussitôt six cartes, tant que moins de huit jouent et qu’il y a assez de cartes.',
} satisfies Translation<typeof en>;
