import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': 'Ne former **aucun** set. Qui se fait prendre à en former un ramasse toute la table en cartes de pénalité, et le plus de cartes perd.',

  'deal.1': 'Chacun reçoit quatre cartes que personne d’autre ne voit. Le reste est la pioche, et la table est vide. Le joueur à gauche du donneur commence.',

  'play.1': 'À votre tour, vous jouez une carte face visible sur la table, puis vous en piochez une.',
  'play.2': 'Alors tout **autre** joueur peut contester cette carte, en nommant deux cartes de la table qui forment un set avec elle.',
  'play.3': '**À raison :** qui a joué la carte ramasse toutes celles de la table. Elles restent visibles en tas de pénalité et ne vont jamais en main. La table est vide, et le suivant joue.',
  'play.4': '**À tort :** tous voient pourquoi, et qui a contesté ne peut plus contester cette carte. Cela ne coûte rien d’autre.',
  'play.5': 'Un set sans la carte qui vient d’être jouée ne compte pas, et l’on continue comme si personne ne l’avait vu.',
  'play.6': 'Le suivant attend que tous les autres aient passé ou se soient trompés, ou que le temps soit écoulé.',

  'end.1': 'La manche finit quand la dernière carte de la pioche a été prise et que le temps de contester est passé. Les cartes en main et sur la table ne comptent pour personne.',
  'end.2': 'Le plus de cartes de pénalité perd, tous les autres gagnent. Ceux qui en ont autant perdent ensemble ; si tous en ont autant, tous gagnent.',

  'good.1': 'Avec moins de trois cartes sur la table, il ne peut y avoir de set, et le tour suivant vient aussitôt. Dès la troisième, le temps court toujours : sa durée ne trahit rien.',
  'good.2': 'Si votre temps est écoulé, la carte la plus basse de votre main est jouée pour vous.',
  'good.3': 'La première contestation juste compte. Son auteur n’y gagne que le plaisir.',

  'people.1': 'Pour un absent, la carte la plus basse est jouée aussitôt ; personne n’attend ses contestations.',
  'people.2': 'Qui part ne gagne ni ne perd ; sa main est écartée sans être vue.',
  'people.3': 'Un nouveau reçoit quatre cartes, tant que la pioche en a davantage.',
} satisfies Translation<typeof en>;
