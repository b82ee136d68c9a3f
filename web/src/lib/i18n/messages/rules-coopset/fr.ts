import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': 'Tous ensemble contre la pioche : prendre le plus de sets possible de chaque table avant qu’elle soit complétée.',

  'deal.1': 'On joue avec les 81 cartes. Douze sont posées face visible, en trois rangées de quatre.',

  'play.1': 'N’importe qui prend un set à tout moment : choisir trois cartes, c’est les prendre. Ce n’est pas une course, personne n’annonce. Les places restent vides.',
  'play.2': 'Les sets n’ont aucune carte en commun : il importe donc lequel on prend d’abord.',
  'play.3': 'La table est finie dès qu’il ne reste aucun set, ce que le programme voit, ou quand l’équipe décide d’**arrêter**. On compte les points, et les trous sont comblés jusqu’à douze.',
  'play.4': 'Une table sans aucun set reçoit d’autres cartes, **une par une,** tant qu’il n’y en a aucun. Chacune coûte un point.',

  'score.1': 'Par table : aucun set ou un seul, rien ; deux sets, 1 point ; trois, 3 points ; quatre ou plus, 5 points. Chaque carte ajoutée en retire un.',
  'score.2': 'À la fin : moins de 4, continuez à jouer ; de 4 à 7, pas mal ; de 8 à 10, bien ; de 11 à 13, excellent ; 14, superbe ; à partir de 15, félicitations. À 30 ou plus, ou vous n’avez pas compris les règles, ou quelqu’un triche.',

  'end.1': 'Quand la pioche est épuisée et la dernière table finie, la partie est terminée. Cette table peut avoir moins de douze cartes.',

  'good.1': 'Se tromper ne coûte rien ; tous voient pourquoi.',
  'good.2': 'Arrêter après une trouvaille garde les cartes qui restent. Arrêter sans rien écarte toute la table, et douze cartes neuves arrivent.',
  'good.3': 'Le programme n’ajoute des cartes que s’il n’y a vraiment pas de set : l’équipe ne paie jamais pour un set qui lui a échappé.',
  'good.4': 'En revoyant la partie, on lit pour chaque set si un autre aurait été meilleur.',

  'people.1': 'Pour arrêter, il faut tous les présents ; un absent ou un parti ne l’empêche pas.',
  'people.2': 'On peut arriver en retard à tout moment.',
} satisfies Translation<typeof en>;
