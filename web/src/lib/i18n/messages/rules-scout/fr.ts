import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': 'Avoir le plus de cartes à la fin. Chaque carte vaut un point ; à égalité, la victoire est partagée.',

  'deal.1': 'On joue avec les 81 cartes. Douze sont face visible, en trois rangées de quatre.',

  'play.1': '**Montrer.** Qui voit un set est l’éclaireur : il montre à tous une de ses cartes et dit les deux autres au programme, en secret. Personne d’autre ne les apprend avant la fin du tour.',
  'play.2': '**Chercher.** Les autres cherchent une deuxième carte qui forme un set avec elle. Le premier qui en montre une est le chercheur.',
  'play.3': 'La carte est dans le set de l’éclaireur : le chercheur prend cette carte, l’éclaireur les deux autres.',
  'play.4': 'Elle forme un autre set présent sur la table : le chercheur prend les deux autres cartes de ce set, et l’éclaireur les trois du sien.',
  'play.5': 'Elle ne forme aucun set sur la table : le chercheur paie, et la recherche continue sans lui.',
  'play.6': '**Personne n’en trouve,** parce que tous ont renoncé ou que le temps est écoulé : on dévoile le set de l’éclaireur. S’il est juste, l’éclaireur prend les trois cartes. Sinon, il paie et passe le tour suivant.',
  'play.7': 'Si l’éclaireur s’est trompé mais qu’un chercheur a trouvé un vrai set, le chercheur en prend les trois cartes et l’éclaireur paie.',
  'play.8': 'Puis la table est complétée à douze.',

  'pay.1': 'Une erreur coûte une carte gagnée, mise de côté pour de bon.',
  'pay.2': 'Qui n’en a pas doit un **gage**. Les autres votent : une bonne réprimande, ou la vaisselle pendant une semaine. Il s’affiche près du nom jusqu’à la fin.',

  'end.1': 'La partie finit quand la pioche est épuisée et qu’il ne reste aucun set, ou quand tous sont alors d’accord pour n’en voir aucun. Ce qui reste n’est à personne.',

  'good.1': 'Quand tous sont d’accord pour dire qu’ils ne voient aucun set, on ajoute trois cartes, jusqu’à 21.',
  'good.2': 'Un chercheur qui s’est trompé est hors de cette recherche, pour que personne n’essaie une carte après l’autre. Renoncer vaut jusqu’à la fin du tour.',
  'good.3': 'S’il n’y a personne pour chercher, le set de l’éclaireur est dévoilé aussitôt.',

  'people.1': 'La parole d’un éclaireur qui part ou s’absente tient ; ce qu’elle gagne va à sa place.',
  'people.2': 'Un absent ne retarde rien. On peut arriver à tout moment.',
} satisfies Translation<typeof en>;
