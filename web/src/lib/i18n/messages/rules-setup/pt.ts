import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': '**Não** formar nenhum set. Quem é apanhado a formar um leva a mesa inteira como cartas de castigo, e perde quem tiver mais.',

  'deal.1': 'Cada um recebe quatro cartas que mais ninguém vê. O resto é o baralho, e a mesa está vazia. Começa quem está à esquerda de quem dá.',

  'play.1': 'Na sua vez joga uma carta virada para cima na mesa e depois tira uma.',
  'play.2': 'Então qualquer **outro** jogador pode contestar essa carta, nomeando duas cartas da mesa que formem um set com ela.',
  'play.3': '**Com razão:** quem jogou a carta leva todas as da mesa. Ficam à vista como monte de castigo e nunca vão para a mão. A mesa fica vazia e joga o seguinte.',
  'play.4': '**Sem razão:** todos veem porquê, e quem contestou não pode voltar a contestar esta carta. Não custa mais nada.',
  'play.5': 'Um set sem a carta acabada de jogar não conta, e continua-se como se ninguém o tivesse visto.',
  'play.6': 'O seguinte espera até todos os outros terem passado ou se terem enganado, ou o tempo acabar.',

  'end.1': 'A ronda acaba quando se tirou a última carta do baralho e passou o tempo de contestar. As cartas das mãos e da mesa não contam para ninguém.',
  'end.2': 'Quem tem mais cartas de castigo perde, e todos os outros ganham. Vários com as mesmas perdem juntos; se todos têm as mesmas, ganham todos.',

  'good.1': 'Com menos de três cartas na mesa não pode haver set, por isso a vez seguinte vem logo. A partir da terceira carta o tempo corre sempre, e assim não denuncia nada.',
  'good.2': 'Se o seu tempo acabar, é jogada por si a carta mais baixa da sua mão.',
  'good.3': 'Conta a primeira contestação com razão. Quem a faz não ganha nada além do gosto.',

  'people.1': 'Por quem está ausente joga-se logo a carta mais baixa; ninguém espera pelas suas contestações.',
  'people.2': 'Quem sai não ganha nem perde; a mão é posta de parte sem ser vista.',
  'people.3': 'Quem chega recebe quatro cartas, enquanto o baralho tiver mais.',
} satisfies Translation<typeof en>;
