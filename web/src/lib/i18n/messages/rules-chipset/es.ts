import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': 'Tener más fichas que nadie al final; los empates comparten la victoria.',

  'deal.1': 'Todos empiezan con las mismas fichas: 20, si la mesa no ha elegido otra cosa.',
  'deal.2': 'Va una carta boca arriba al centro y una boca abajo a cada jugador, luego una segunda al centro y una segunda a cada uno.',

  'play.1': '**Apostar.** Se va en orden desde la izquierda de quien reparte. En tu turno **no vas** y quedas fuera de esta mano; **pasas**, si nadie ha apostado en esta fase; **vas**, igualando la aportación más alta; o **subes**, que es ir y añadir fichas.',
  'play.2': 'La fase de apuestas acaba cuando todos los que siguen han tenido su turno y han puesto tanto como el que más.',
  'play.3': '**Prueba de fuerza.** Entonces se pregunta a todos a la vez y en secreto: ¿enseñas o te guardas? Solo puede enseñar quien tiene un set.',
  'play.4': 'Si uno enseña, todos los que siguen enseñan su mano, y quien tiene más sets se lleva el bote. Un set cuenta si al menos una de sus cartas está en tu mano; los sets pueden compartir cartas.',
  'play.5': 'Si nadie enseña, va otra carta al centro y sigue otra fase de apuestas. Cuando se acaba el mazo, todos los que siguen tienen que enseñar.',
  'play.6': 'Cuando todos menos uno se han retirado, ese se lleva el bote sin enseñar nada.',

  'pot.1': 'A igual número de sets se reparte el bote. Las fichas que no se dividen van al ganador con menos fichas y, después, al más cercano a la izquierda de quien reparte.',
  'pot.2': 'Nadie puede subir más de lo que puede igualar el más pobre de los que siguen. Así siempre se puede ir y no se echa a nadie con dinero.',
  'pot.3': 'Lo normal es apostar o subir tres fichas como mucho, y una sola subida por jugador y fase. La mesa puede elegir otros límites.',

  'end.1': 'El turno de repartir pasa a la izquierda. Se acaba cuando todos los que tienen fichas han repartido las veces acordadas, o cuando uno las tiene todas.',

  'good.1': 'El programa no te dice si tienes un set: verlo te toca a ti. Intentar enseñar sin tenerlo no cuesta nada.',
  'good.2': 'Que alguien se guarde no lo ve nadie. Las manos retiradas siguen ocultas, también después.',
  'good.3': 'No hay apuestas obligadas, así que un bote puede estar vacío.',

  'people.1': 'Por quien se ausenta se pasa si se puede y, si no, se retira; en una prueba no contesta.',
  'people.2': 'Quien se va se retira. Sus fichas quedan ante el sitio vacío, fuera del juego.',
  'people.3': 'Quien llega recibe tantas fichas como todos al empezar y entra en la mano siguiente. Sin fichas se mira.',
} satisfies Translation<typeof en>;
