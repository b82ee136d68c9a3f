import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'common.1': 'Chaque trouvaille vaut un point, et une annonce fausse en coûte un.',
  'common.2': 'Des cartes qui ne peuvent convenir en aucun cas, trop peu nombreuses par exemple, sont refusées sans frais.',
  'common.3': 'Pour tout le reste, c’est comme dans le jeu de base.',

  'set-chain.goal.1': 'Trouver des sets liés comme les maillons d’une chaîne.',
  'set-chain.play.1': 'Le premier set est un set quelconque.',
  'set-chain.play.2': 'Ensuite, chaque set compte exactement une carte du set précédent et deux de la table. Seules ces deux-là quittent la table.',
  'set-chain.play.3': 'Le set précédent reste en vue. Si personne ne voit de suite, on ajoute trois cartes, sans limite.',

  'ultraset.goal.1': 'Trouver quatre cartes : deux paires qui appellent la même troisième carte.',
  'ultraset.play.1': 'Deux cartes en appellent toujours une troisième pour former un set. Dans un UltraSet, deux paires appellent la même, qu’elle soit ou non sur la table.',
  'ultraset.play.2': 'Choisissez les quatre cartes dans n’importe quel ordre ; le programme trouve les paires et les montre.',
  'ultraset.play.3': 'Quinze cartes contiennent toujours un UltraSet.',
  'ultraset.figure.1': 'Les deux paires, à gauche et à droite, appellent la carte du milieu.',

  'ultraset-chain.goal.1': 'Trouver des UltraSets liés comme les maillons d’une chaîne.',
  'ultraset-chain.play.1': 'Le premier UltraSet est quelconque : deux paires qui appellent la même troisième carte.',
  'ultraset-chain.play.2': 'Ensuite, chacun compte exactement deux cartes du précédent et deux de la table. Seules ces deux-là quittent la table.',

  'ghost.goal.1': 'Trouver six cartes qui cachent un set absent.',
  'ghost.play.1': 'On pose dix cartes. Répartissez-en six en trois paires : chaque paire appelle une troisième carte. Si les trois cartes appelées forment un set, ou sont une seule et même carte, les six sont un fantôme.',
  'ghost.play.2': 'Peu importe comment vous les appariez : si cela marche d’une façon, cela marche de toutes.',

  'puzzle.goal.1': 'Trouver tous les sets d’une table qui ne change pas.',
  'puzzle.play.1': 'Les cartes restent où elles sont. Un set que quelqu’un a déjà trouvé ne compte plus.',
  'puzzle.play.2': 'Quand tous sont trouvés, cette table s’en va et la suivante arrive. Une table sans set est passée aussitôt.',
  'puzzle.play.3': 'Si tous sont d’accord, on abandonne une table.',

  'shuffle.goal.1': 'Le jeu de base, mais rien ne reste en place.',
  'shuffle.play.1': 'Après chaque set, toutes les cartes de la table sont reposées dans un autre ordre : ce que vous alliez voir a bougé.',

  'memory.goal.1': 'Se souvenir de ce qu’il y a où, et découvrir des sets.',
  'memory.play.1': '21 cartes sont face cachée. Qui annonce en retourne trois, l’une après l’autre, avec le temps de l’annonce pour chacune.',
  'memory.play.2': 'Un set est pris et remplacé face cachée. Un raté reste visible deux secondes et demie, puis se retourne ; il ne coûte rien.',
} satisfies Translation<typeof en>;
