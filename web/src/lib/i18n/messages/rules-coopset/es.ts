import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': 'Todos juntos contra el mazo: coger tantos sets como se pueda de cada mesa antes de que se complete.',

  'deal.1': 'Se juega con las 81 cartas. Se ponen doce boca arriba, en tres filas de cuatro.',

  'play.1': 'Cualquiera coge un set en cualquier momento: elegir tres cartas es cogerlas. No hay carrera, así que nadie canta. Los sitios quedan vacíos.',
  'play.2': 'Los sets no comparten cartas, por eso importa cuál se coge primero.',
  'play.3': 'La mesa acaba en cuanto no queda ningún set, cosa que ve el programa, o cuando el equipo acuerda **parar**. Se puntúa y se rellenan los huecos hasta doce.',
  'play.4': 'Una mesa sin ningún set recibe más cartas, **de una en una,** hasta que haya uno. Cada una cuesta un punto.',

  'score.1': 'Por mesa: ningún set o uno, nada; dos sets, 1 punto; tres, 3 puntos; cuatro o más, 5 puntos. Cada carta añadida resta uno.',
  'score.2': 'Al final: menos de 4, seguid jugando; de 4 a 7, no está mal; de 8 a 10, bien; de 11 a 13, excelente; 14, soberbio; desde 15, enhorabuena. Con 30 o más, o no habéis entendido las reglas o alguien hace trampa.',

  'end.1': 'Cuando se acaba el mazo y la última mesa está hecha, termina la partida. Esa mesa puede tener menos de doce cartas.',

  'good.1': 'Equivocarse no cuesta nada; todos ven por qué.',
  'good.2': 'Parar después de encontrar algo conserva las cartas que quedan. Parar sin haber encontrado nada aparta la mesa entera y llegan doce cartas nuevas.',
  'good.3': 'El programa solo añade cartas cuando de verdad no hay set, así que el equipo nunca paga por uno que se le escapó.',
  'good.4': 'El repaso dice de cada set si otro habría sido mejor.',

  'people.1': 'Para parar hacen falta todos los presentes; quien se ausenta o se ha ido no lo impide.',
  'people.2': 'Se puede llegar tarde en cualquier momento.',
} satisfies Translation<typeof en>;
