import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': 'Ser o primeiro a ficar sem cartas próprias.',

  'deal.1': 'Cada um recebe seis cartas próprias, viradas para cima à sua frente e à vista de todos. Outras seis vão para a mesa. O resto é o baralho.',

  'play.1': 'Ninguém espera pela vez. **Anuncie** quando vir um set; os outros têm de esperar.',
  'play.2': '**Pegue** em três cartas, misturando como quiser as suas e as da mesa, nunca as de outro jogador.',
  'play.3': '**Certo:** as cartas vão de parte. As da mesa são repostas do baralho; as próprias não. O set em si não dá pontos.',
  'play.4': '**Errado,** ou tarde demais: recebe mais uma carta própria, a não ser que já tenha nove.',
  'play.5': 'Também pode pedir mais uma carta própria quando ninguém tiver anunciado, até nove. Torna os sets mais prováveis e o caminho mais longo.',
  'play.6': 'Quando todos concordam que ninguém tem um set, vão mais três cartas para a mesa. Depois não são repostas.',
  'play.7': 'Quando o baralho acaba, as cartas de parte são baralhadas e são o novo baralho.',

  'end.1': 'A ronda acaba no momento em que alguém fica sem cartas próprias. O vencedor marca um ponto por cada carta que os outros tenham.',
  'end.2': 'A vez de dar passa para a esquerda. Ganha a partida o primeiro a chegar a dez pontos por cada jogador à mesa.',

  'good.1': 'Servem três cartas próprias, e também três da mesa, embora isso não livre ninguém de nada.',
  'good.2': 'Se nem o baralho nem as cartas de parte dão mais, um acordo acaba a ronda: ganha quem tem menos cartas próprias e marca um ponto por cada carta que os outros tenham a mais.',

  'people.1': 'As cartas de quem sai vão de parte e nada valem para o vencedor.',
  'people.2': 'Quem está ausente conserva as cartas, que contam para o vencedor, e não atrasa nenhum acordo.',
  'people.3': 'Quem chega recebe logo seis cartas, enquanto jogarem menos de oito e houver cartas suficientes.',
} satisfies Translation<typeof en>;
