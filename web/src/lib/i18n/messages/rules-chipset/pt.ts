import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': 'Ter mais fichas do que os outros no fim; os empates partilham a vitória.',

  'deal.1': 'Todos começam com as mesmas fichas: 20, se a mesa não escolheu outra coisa.',
  'deal.2': 'Vai uma carta virada para cima para o meio e uma tapada para cada jogador, depois uma segunda para o meio e uma segunda para cada um.',

  'play.1': '**Apostar.** Segue-se a ordem a partir da esquerda de quem dá. Na sua vez **desiste** e fica fora desta mão; **passa**, se ninguém apostou nesta fase; **paga**, igualando a maior contribuição; ou **aumenta**, que é pagar e juntar fichas.',
  'play.2': 'A fase de apostas acaba quando todos os que continuam tiveram a sua vez e puseram tanto como o que pôs mais.',
  'play.3': '**Prova de força.** Então pergunta-se a todos ao mesmo tempo e em segredo: mostra ou guarda? Só pode mostrar quem tem um set.',
  'play.4': 'Se um mostra, todos os que continuam mostram a mão, e quem tem mais sets leva o pote. Um set conta se pelo menos uma das suas cartas está na sua mão; os sets podem partilhar cartas.',
  'play.5': 'Se ninguém mostra, vai mais uma carta para o meio e segue-se outra fase de apostas. Quando o baralho acaba, todos os que continuam têm de mostrar.',
  'play.6': 'Quando todos menos um desistiram, esse leva o pote sem mostrar nada.',

  'pot.1': 'Com igual número de sets reparte-se o pote. As fichas que não se dividem vão para o vencedor com menos fichas e, depois, para o mais próximo à esquerda de quem dá.',
  'pot.2': 'Ninguém pode aumentar mais do que o mais pobre dos que continuam consegue igualar. Assim pode sempre pagar-se, e ninguém é posto fora a peso de fichas.',
  'pot.3': 'O normal é apostar ou aumentar três fichas no máximo, e um só aumento por jogador e fase. A mesa pode escolher outros limites.',

  'end.1': 'A vez de dar passa para a esquerda. Acaba quando todos os que ainda têm fichas deram as vezes combinadas, ou quando um as tem todas.',

  'good.1': 'O programa não lhe diz se tem um set: vê-lo é consigo. Tentar mostrar sem o ter não custa nada.',
  'good.2': 'Que alguém guarda, ninguém vê. As mãos de quem desistiu ficam escondidas, também depois.',
  'good.3': 'Nenhuma aposta é obrigatória, por isso um pote pode estar vazio.',

  'people.1': 'Por quem está ausente passa-se se for possível e, se não, desiste-se; numa prova não há resposta.',
  'people.2': 'Quem sai desiste. As fichas ficam diante do lugar vazio, fora de jogo.',
  'people.3': 'Quem chega recebe tantas fichas como todos no início e entra na mão seguinte. Sem fichas, assiste-se.',
} satisfies Translation<typeof en>;
