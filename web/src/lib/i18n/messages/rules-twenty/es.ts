import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': 'Ser el primero en quedarse sin cartas propias.',

  'deal.1': 'Cada uno recibe seis cartas propias, boca arriba ante sí y a la vista de todos. Otras seis van a la mesa. El resto es el mazo.',

  'play.1': 'Nadie espera turno. **Canta** cuando veas un set; los demás tienen que esperar.',
  'play.2': '**Coge** tres cartas, mezclando como quieras las tuyas y las de la mesa, nunca las de otro jugador.',
  'play.3': '**Bien:** las cartas se apartan. Las de la mesa se reponen del mazo; las propias, no. El set en sí no da puntos.',
  'play.4': '**Mal,** o demasiado tarde: recibes una carta propia más, salvo que ya tengas nueve.',
  'play.5': 'También puedes pedir una carta propia más cuando nadie haya cantado, hasta nueve. Hace más probables los sets y más largo el camino.',
  'play.6': 'Cuando todos coinciden en que nadie tiene un set, van tres cartas más a la mesa. Luego no se reponen.',
  'play.7': 'Cuando se acaba el mazo, las cartas apartadas se barajan y son el mazo nuevo.',

  'end.1': 'La ronda acaba en el momento en que alguien se queda sin cartas propias. El ganador se apunta un punto por cada carta que tengan los demás.',
  'end.2': 'El turno de repartir pasa a la izquierda. Gana la partida el primero que llega a diez puntos por cada jugador de la mesa.',

  'good.1': 'Valen tres cartas propias, y también tres de la mesa, aunque eso no libra a nadie de nada.',
  'good.2': 'Si ni el mazo ni las cartas apartadas dan más, un acuerdo acaba la ronda: gana quien tiene menos cartas propias y se apunta un punto por cada carta que los demás tengan de más.',

  'people.1': 'Las cartas de quien se va se apartan y no valen nada para el ganador.',
  'people.2': 'Quien se ausenta conserva sus cartas, que cuentan para el ganador, y no retrasa ningún acuerdo.',
  'people.3': 'Quien llega recibe seis cartas enseguida, mientras jueguen menos de ocho y haya cartas suficientes.',
} satisfies Translation<typeof en>;
