import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': 'Tener más cartas que nadie al final. Cada carta es un punto; los empates comparten la victoria.',

  'deal.1': 'Se juega con las 81 cartas. Hay doce boca arriba, en tres filas de cuatro.',

  'play.1': '**Señalar.** Quien ve un set es el explorador: enseña a todos una de sus cartas y le dice al programa las otras dos en secreto. Nadie más las conoce hasta que acaba el turno.',
  'play.2': '**Buscar.** Los demás buscan una segunda carta que forme un set con ella. El primero que señala una es el buscador.',
  'play.3': 'La carta es del set del explorador: el buscador se lleva esa carta; el explorador, las otras dos.',
  'play.4': 'Forma otro set que está en la mesa: el buscador se lleva las otras dos cartas de ese set, y el explorador las tres del suyo.',
  'play.5': 'No forma ningún set en la mesa: el buscador paga, y la búsqueda sigue sin él.',
  'play.6': '**Nadie encuentra ninguna,** porque todos han desistido o se acabó el tiempo: se enseña el set del explorador. Si es bueno, se lleva las tres cartas. Si no, paga y descansa el turno siguiente.',
  'play.7': 'Si el explorador se equivocó pero un buscador encontró un set de verdad, el buscador se lleva sus tres cartas y el explorador paga.',
  'play.8': 'Luego se completa la mesa hasta doce.',

  'pay.1': 'Un error cuesta una carta ganada, que se aparta para siempre.',
  'pay.2': 'Quien no tiene ninguna debe una **prenda**. Los demás votan: una buena regañina o fregar los platos una semana. Se ve junto al nombre hasta el final.',

  'end.1': 'La partida acaba cuando no queda mazo ni ningún set, o cuando entonces todos coinciden en que no ven ninguno. Lo que queda no es de nadie.',

  'good.1': 'Cuando todos coinciden en que no ven ningún set, se ponen tres cartas más, hasta 21.',
  'good.2': 'Un buscador equivocado queda fuera de esa búsqueda, para que nadie pruebe una carta tras otra. Desistir vale hasta el final del turno.',
  'good.3': 'Si no hay nadie para buscar, el set del explorador se enseña enseguida.',

  'people.1': 'La palabra de un explorador que se va o se ausenta vale; lo que gane va a su sitio.',
  'people.2': 'Quien se ausenta no retrasa nada. Se puede llegar en cualquier momento.',
} satisfies Translation<typeof en>;
