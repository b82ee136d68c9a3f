import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'common.1': 'Cada hallazgo vale un punto, y un canto equivocado cuesta uno.',
  'common.2': 'Unas cartas que no pueden servir de ningún modo, por ejemplo por ser muy pocas, se rechazan sin coste.',
  'common.3': 'Todo lo demás es como en el juego básico.',

  'set-chain.goal.1': 'Encontrar sets que se enlazan como los eslabones de una cadena.',
  'set-chain.play.1': 'El primer set es un set cualquiera.',
  'set-chain.play.2': 'A partir de ahí, cada set lleva exactamente una carta del set anterior y dos de la mesa. Solo esas dos salen de la mesa.',
  'set-chain.play.3': 'El set anterior queda a la vista. Si nadie ve cómo seguir, se ponen tres cartas más, sin límite.',

  'ultraset.goal.1': 'Encontrar cuatro cartas: dos parejas que piden la misma tercera carta.',
  'ultraset.play.1': 'Dos cartas piden siempre una tercera para formar un set. En un UltraSet dos parejas piden la misma, esté o no en la mesa.',
  'ultraset.play.2': 'Elige las cuatro cartas en cualquier orden; el programa encuentra las parejas y las enseña.',
  'ultraset.play.3': 'Entre quince cartas siempre hay un UltraSet.',
  'ultraset.figure.1': 'Las dos parejas, la de la izquierda y la de la derecha, piden la carta del centro.',

  'ultraset-chain.goal.1': 'Encontrar UltraSets que se enlazan como los eslabones de una cadena.',
  'ultraset-chain.play.1': 'El primer UltraSet es uno cualquiera: dos parejas que piden la misma tercera carta.',
  'ultraset-chain.play.2': 'A partir de ahí, cada uno lleva exactamente dos cartas del anterior y dos de la mesa. Solo esas dos salen de la mesa.',

  'ghost.goal.1': 'Encontrar seis cartas que esconden un set que no está.',
  'ghost.play.1': 'Se ponen diez cartas. Reparte seis en tres parejas: cada pareja pide una tercera carta. Si las tres cartas pedidas forman un set, o son una misma carta, las seis son un fantasma.',
  'ghost.play.2': 'Da igual cómo las emparejes: si sale de una manera, sale de todas.',

  'puzzle.goal.1': 'Encontrar todos los sets de una mesa que no cambia.',
  'puzzle.play.1': 'Las cartas se quedan donde están. Un set que alguien ya ha encontrado no vuelve a contar.',
  'puzzle.play.2': 'Cuando están todos, esa mesa se retira y llega la siguiente. Una mesa sin sets se salta al momento.',
  'puzzle.play.3': 'Si todos están de acuerdo, se abandona una mesa.',

  'shuffle.goal.1': 'El juego básico, pero nada se queda donde estaba.',
  'shuffle.play.1': 'Después de cada set, todas las cartas de la mesa se recolocan en otro orden, así que lo que estabas a punto de ver se ha movido.',

  'memory.goal.1': 'Recordar qué hay en cada sitio y descubrir sets.',
  'memory.play.1': 'Hay 21 cartas boca abajo. Quien canta gira tres, una tras otra, con el tiempo del canto para cada una.',
  'memory.play.2': 'Un set se coge y se repone boca abajo. Un fallo queda a la vista dos segundos y medio y se vuelve a girar; no cuesta nada.',
} satisfies Translation<typeof en>;
