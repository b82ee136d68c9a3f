import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': 'Avoir le plus de jetons à la fin ; à égalité, la victoire est partagée.',

  'deal.1': 'Tous commencent avec autant de jetons : 20, sauf si la table a choisi autre chose.',
  'deal.2': 'Une carte face visible au milieu et une face cachée à chaque joueur, puis une deuxième au milieu et une deuxième à chacun.',

  'play.1': '**Miser.** On tourne à partir de la gauche du donneur. À votre tour, vous **vous couchez** et sortez de cette donne ; vous **passez**, si personne n’a misé dans cette phase ; vous **suivez**, en égalant la plus forte contribution ; ou vous **relancez**, c’est-à-dire suivez et ajoutez des jetons.',
  'play.2': 'La phase de mises est finie quand tous ceux qui restent ont eu un tour et ont mis autant que la plus forte contribution.',
  'play.3': '**Épreuve de force.** On demande alors à tous ensemble et en secret : montrer ou garder ? Seul qui a un set peut montrer.',
  'play.4': 'Si l’un montre, tous ceux qui restent montrent leur main, et le plus de sets prend le pot. Un set compte si au moins une de ses cartes est dans votre main ; les sets peuvent se chevaucher.',
  'play.5': 'Si personne ne montre, une carte de plus va au milieu, et une autre phase de mises suit. Quand la pioche est épuisée, tous ceux qui restent doivent montrer.',
  'play.6': 'Quand tous sauf un se sont couchés, celui-là prend le pot sans rien montrer.',

  'pot.1': 'À nombre de sets égal, on partage le pot. Les jetons qui ne se divisent pas vont au gagnant qui en a le moins, puis au plus proche à gauche du donneur.',
  'pot.2': 'Personne ne peut relancer plus haut que ce que le plus pauvre encore en jeu peut égaler. On peut donc toujours suivre, et nul n’est évincé à coups de jetons.',
  'pot.3': 'En général, on mise ou relance de trois jetons au plus, avec une seule relance par joueur et par phase. La table peut choisir d’autres bornes.',

  'end.1': 'La donne passe à gauche. C’est fini quand tous ceux qui ont des jetons ont donné le nombre de fois convenu, ou quand l’un les a tous.',

  'good.1': 'Le programme ne vous dit pas si vous avez un set : le voir vous revient. Essayer de montrer sans en avoir ne coûte rien.',
  'good.2': 'Que quelqu’un garde, personne ne le voit. Les mains couchées restent cachées, même après la donne.',
  'good.3': 'Aucune mise n’est forcée : un pot peut être vide.',

  'people.1': 'Pour un absent, on passe si c’est possible, sinon il se couche ; à l’épreuve, il ne répond pas.',
  'people.2': 'Qui part se couche. Ses jetons restent devant la place vide, hors du jeu.',
  'people.3': 'Un nouveau reçoit autant de jetons que tous au début et entre à la donne suivante. Sans jetons, on regarde.',
} satisfies Translation<typeof en>;
