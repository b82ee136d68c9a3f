import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': 'Todos juntos contra o baralho: levar tantos sets quantos se puder de cada mesa antes de ser completada.',

  'deal.1': 'Joga-se com as 81 cartas. Põem-se doze viradas para cima, em três filas de quatro.',

  'play.1': 'Qualquer um leva um set a qualquer momento: escolher três cartas é levá-las. Não há corrida, por isso ninguém anuncia. Os lugares ficam vazios.',
  'play.2': 'Os sets não partilham cartas, por isso importa qual se leva primeiro.',
  'play.3': 'A mesa está feita assim que não resta nenhum set, o que o programa vê, ou quando a equipa concorda em **parar**. É pontuada, e os buracos são preenchidos até doze.',
  'play.4': 'Uma mesa sem nenhum set recebe mais cartas, **uma de cada vez,** até haver um. Cada uma custa um ponto.',

  'score.1': 'Por mesa: nenhum set ou um, nada; dois sets, 1 ponto; três, 3 pontos; quatro ou mais, 5 pontos. Cada carta acrescentada tira um.',
  'score.2': 'No fim: menos de 4, continuem a jogar; de 4 a 7, nada mau; de 8 a 10, bom; de 11 a 13, excelente; 14, soberbo; a partir de 15, parabéns. Com 30 ou mais, ou não perceberam as regras ou alguém faz batota.',

  'end.1': 'Quando o baralho acaba e a última mesa está feita, a partida termina. Essa mesa pode ter menos de doze cartas.',

  'good.1': 'Enganar-se não custa nada; todos veem porquê.',
  'good.2': 'Parar depois de um achado conserva as cartas que restam. Parar sem nenhum põe a mesa inteira de parte, e vêm doze cartas novas.',
  'good.3': 'O programa só acrescenta cartas quando de facto não há set, por isso a equipa nunca paga por um que lhe escapou.',
  'good.4': 'A revisão diz de cada set se outro teria sido melhor.',

  'people.1': 'Para parar são precisos todos os presentes; quem está ausente ou saiu não o impede.',
  'people.2': 'Pode chegar-se tarde a qualquer momento.',
} satisfies Translation<typeof en>;
