import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': '**No** formar ningún set. A quien pillan formando uno se lleva toda la mesa como cartas de castigo, y pierde quien tenga más.',

  'deal.1': 'Cada uno recibe cuatro cartas que nadie más ve. El resto es el mazo, y la mesa está vacía. Empieza quien está a la izquierda del que reparte.',

  'play.1': 'En tu turno juegas una carta boca arriba en la mesa y luego robas una.',
  'play.2': 'Entonces cualquier **otro** jugador puede reclamar contra esa carta, nombrando dos cartas de la mesa que formen un set con ella.',
  'play.3': '**Con razón:** quien jugó la carta se lleva todas las de la mesa. Quedan a la vista como montón de castigo y nunca van a la mano. La mesa queda vacía y juega el siguiente.',
  'play.4': '**Sin razón:** todos ven por qué, y quien reclamó no puede volver a hacerlo contra esta carta. No cuesta nada más.',
  'play.5': 'Un set sin la carta recién jugada no cuenta, y se sigue como si nadie lo hubiera visto.',
  'play.6': 'El siguiente espera hasta que todos los demás hayan pasado o se hayan equivocado, o se acabe el tiempo.',

  'end.1': 'La ronda acaba cuando se ha robado la última carta del mazo y ha pasado el tiempo de reclamar. Las cartas de las manos y de la mesa no cuentan para nadie.',
  'end.2': 'Quien tiene más cartas de castigo pierde y todos los demás ganan. Si varios tienen las mismas, pierden juntos; si todos tienen las mismas, ganan todos.',

  'good.1': 'Con menos de tres cartas en la mesa no puede haber set, así que el turno siguiente llega enseguida. Desde la tercera carta el tiempo corre siempre, de modo que no delata nada.',
  'good.2': 'Si se te acaba el tiempo, se juega por ti la carta más baja de tu mano.',
  'good.3': 'Cuenta la primera reclamación con razón. Quien la hace no gana nada más que el gusto.',

  'people.1': 'Por quien se ausenta se juega enseguida su carta más baja; nadie espera sus reclamaciones.',
  'people.2': 'Quien se va ni gana ni pierde; su mano se aparta sin verla.',
  'people.3': 'Quien llega recibe cuatro cartas, mientras al mazo le queden más.',
} satisfies Translation<typeof en>;
