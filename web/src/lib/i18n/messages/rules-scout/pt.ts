import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': 'Ter mais cartas do que os outros no fim. Cada carta é um ponto; os empates partilham a vitória.',

  'deal.1': 'Joga-se com as 81 cartas. Doze estão viradas para cima, em três filas de quatro.',

  'play.1': '**Apontar.** Quem vê um set é o explorador: mostra a todos uma das suas cartas e diz ao programa as outras duas em segredo. Mais ninguém as conhece até a vez acabar.',
  'play.2': '**Procurar.** Os outros procuram uma segunda carta que forme um set com ela. O primeiro a apontar uma é quem a procurou.',
  'play.3': 'A carta é do set do explorador: quem procurou leva essa carta; o explorador, as outras duas.',
  'play.4': 'Forma outro set que está na mesa: quem procurou leva as outras duas cartas desse set, e o explorador as três do seu.',
  'play.5': 'Não forma nenhum set na mesa: quem procurou paga, e a procura continua sem ele.',
  'play.6': '**Ninguém encontra nenhuma,** porque todos desistiram ou o tempo acabou: mostra-se o set do explorador. Se estiver certo, leva as três cartas. Se não, paga e fica de fora na vez seguinte.',
  'play.7': 'Se o explorador se enganou mas alguém encontrou um set verdadeiro, esse leva as três cartas dele e o explorador paga.',
  'play.8': 'Depois a mesa é completada até doze.',

  'pay.1': 'Um erro custa uma carta ganha, que é posta de parte de vez.',
  'pay.2': 'Quem não tem nenhuma deve uma **prenda**. Os outros votam: um raspanete a sério ou lavar a loiça durante uma semana. Vê-se ao lado do nome até ao fim.',

  'end.1': 'A partida acaba quando já não há baralho nem nenhum set, ou quando então todos concordam que não veem nenhum. O que sobra não é de ninguém.',

  'good.1': 'Quando todos concordam que não veem nenhum set, põem-se mais três cartas, até 21.',
  'good.2': 'Quem procurou e se enganou fica fora dessa procura, para que ninguém experimente carta após carta. Desistir vale até a vez acabar.',
  'good.3': 'Se não há ninguém para procurar, o set do explorador é mostrado logo.',

  'people.1': 'A palavra de um explorador que sai ou se ausenta mantém-se; o que ganhar vai para o seu lugar.',
  'people.2': 'Quem está ausente não atrasa nada. Pode chegar-se a qualquer momento.',
} satisfies Translation<typeof en>;
