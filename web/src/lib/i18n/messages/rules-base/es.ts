import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': 'Ver los sets antes que los demás. Gana la puntuación más alta; los empates comparten la victoria.',

  'set.1': 'Tres cartas forman un **set** si cada atributo, mirado por separado, es igual en las tres o distinto en las tres.',
  'set.2': 'La prueba rápida: si dos son … y una no lo es, no es un set.',
  'set.3': 'Para dos cartas cualesquiera hay exactamente una tercera que las completa. Las 81 cartas forman 1080 sets.',

  'deal.1': 'Se colocan doce cartas boca arriba, en tres filas de cuatro. El resto es el mazo.',

  'play.1': 'Nadie espera turno: todos miran a la vez.',
  'play.2': '**Canta** cuando veas un set. Desde ese momento los demás tienen que esperar.',
  'play.3': '**Coge** tus tres cartas antes de que acabe el tiempo: cinco segundos, si la mesa no ha elegido otra cosa. Donde se juega con un solo gesto, elegir tres cartas es cantar y coger a la vez.',
  'play.4': '**Bien:** las cartas son tuyas, y otras del mazo ocupan los mismos sitios.',
  'play.5': '**Mal,** o demasiado tarde: las cartas se quedan, pagas lo que pide el reglamento y todos ven por qué, atributo por atributo.',
  'play.6': 'Cuando todos están de acuerdo en que no ven ningún set, se ponen tres cartas más: 15, luego 18, como mucho 21, que siempre contienen uno. Después no se reponen, así que la mesa vuelve a doce.',

  'end.1': 'La ronda acaba por sí sola cuando no queda mazo ni ningún set, o cuando entonces todos coinciden en que no ven ninguno. Lo que queda no es de nadie.',

  'good.1': 'Cuenta el acuerdo, aunque hubiera un set. El repaso de después enseña lo que se les escapó a todos.',
  'good.2': 'Quien ha dicho «no hay set» puede retirarlo mientras alguien siga buscando. Un set cogido y las cartas nuevas anulan lo dicho; un canto equivocado, no.',
  'good.3': 'Para empezar está el mazo pequeño: las 27 cartas que comparten un valor, normalmente las sólidas, de modo que solo cuentan tres atributos. Entre diez de ellas siempre hay un set.',

  'people.1': 'Quien se ausenta o se ha ido no retrasa ningún acuerdo.',
  'people.2': 'Quien se va en mitad de su canto ha cantado mal. Sus cartas se quedan en el sitio, que ya no puede ganar.',
  'people.3': 'Quien llega tarde se sienta cuando quiere y empieza sin nada; solo una partida empezada a solas sigue así.',

  'figure.set': 'Un set: tres números, colores y símbolos distintos, y las tres rayadas.',
  'figure.none': 'No es un set: dos son rojas y una no.',
} satisfies Translation<typeof en>;
