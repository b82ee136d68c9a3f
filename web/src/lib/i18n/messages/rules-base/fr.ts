import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': 'Voir les sets avant les autres. Le score le plus élevé gagne ; à égalité, la victoire est partagée.',

  'set.1': 'Trois cartes forment un **set** si chaque attribut, pris séparément, est le même sur les trois ou différent sur les trois.',
  'set.2': 'Le test rapide : si deux sont … et que l’autre ne l’est pas, ce n’est pas un set.',
  'set.3': 'Pour deux cartes quelconques, il en existe exactement une troisième qui les complète. Les 81 cartes forment 1 080 sets.',

  'deal.1': 'On pose douze cartes face visible, en trois rangées de quatre. Le reste est la pioche.',

  'play.1': 'Personne n’attend son tour : tout le monde cherche en même temps.',
  'play.2': '**Annoncez** dès que vous voyez un set. À partir de là, les autres doivent attendre.',
  'play.3': '**Prenez** vos trois cartes avant la fin du temps : cinq secondes, sauf si la table a choisi autre chose. Là où l’on joue en un seul geste, choisir trois cartes, c’est annoncer et prendre à la fois.',
  'play.4': '**Juste :** les cartes sont à vous, et d’autres de la pioche vont aux mêmes places.',
  'play.5': '**Faux,** ou trop tard : les cartes restent, vous payez ce que la règle demande, et tous voient pourquoi, attribut par attribut.',
  'play.6': 'Quand tous sont d’accord pour dire qu’ils ne voient aucun set, on ajoute trois cartes : 15, puis 18, au plus 21, qui en contiennent toujours un. Elles ne sont pas remplacées ensuite, et la table revient à douze.',

  'end.1': 'La manche finit d’elle-même quand la pioche est épuisée et qu’il ne reste aucun set, ou quand tous sont alors d’accord pour n’en voir aucun. Ce qui reste n’est à personne.',

  'good.1': 'C’est l’accord qui compte, même s’il y avait un set. En revoyant la partie, on découvre ce qui a échappé à tous.',
  'good.2': 'Qui a dit « pas de set » peut revenir dessus tant que quelqu’un cherche encore. Un set pris et de nouvelles cartes annulent ce qui a été dit ; une annonce fausse, non.',
  'good.3': 'Pour débuter, il y a le petit jeu : les 27 cartes qui ont une valeur en commun, d’habitude les pleines, si bien que seuls trois attributs comptent. Dix d’entre elles contiennent toujours un set.',

  'people.1': 'Qui est absent ou parti ne retarde pas un accord.',
  'people.2': 'Qui part au milieu de son annonce a annoncé faux. Les cartes restent à la place, qui ne peut plus gagner.',
  'people.3': 'On peut arriver en retard et commencer sans rien ; seule une partie commencée en solo le reste.',

  'figure.set': 'Un set : trois nombres, couleurs et formes différents, et les trois hachurées.',
  'figure.none': 'Pas un set : deux sont rouges, mais pas la troisième.',
} satisfies Translation<typeof en>;
