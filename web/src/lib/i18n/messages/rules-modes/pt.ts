import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'common.1': 'Cada achado vale um ponto, e um anúncio errado custa um.',
  'common.2': 'Cartas que de modo nenhum podem servir, por serem poucas, por exemplo, são recusadas sem custo.',
  'common.3': 'Tudo o resto é como no jogo básico.',

  'set-chain.goal.1': 'Encontrar sets ligados como os elos de uma cadeia.',
  'set-chain.play.1': 'O primeiro set é um set qualquer.',
  'set-chain.play.2': 'A partir daí, cada set tem exatamente uma carta do set anterior e duas da mesa. Só essas duas saem da mesa.',
  'set-chain.play.3': 'O set anterior fica à vista. Se ninguém vê como continuar, põem-se mais três cartas, sem limite.',

  'ultraset.goal.1': 'Encontrar quatro cartas: dois pares que pedem a mesma terceira carta.',
  'ultraset.play.1': 'Duas cartas pedem sempre uma terceira para formar um set. Num UltraSet dois pares pedem a mesma, esteja ou não na mesa.',
  'ultraset.play.2': 'Escolha as quatro cartas por qualquer ordem; o programa encontra os pares e mostra-os.',
  'ultraset.play.3': 'Em quinze cartas há sempre um UltraSet.',
  'ultraset.figure.1': 'Os dois pares, o da esquerda e o da direita, pedem a carta do meio.',

  'ultraset-chain.goal.1': 'Encontrar UltraSets ligados como os elos de uma cadeia.',
  'ultraset-chain.play.1': 'O primeiro UltraSet é um qualquer: dois pares que pedem a mesma terceira carta.',
  'ultraset-chain.play.2': 'A partir daí, cada um tem exatamente duas cartas do anterior e duas da mesa. Só essas duas saem da mesa.',

  'ghost.goal.1': 'Encontrar seis cartas que escondem um set que não está lá.',
  'ghost.play.1': 'Põem-se dez cartas. Junte seis em três pares: cada par pede uma terceira carta. Se as três cartas pedidas formam um set, ou são uma mesma carta, as seis são um fantasma.',
  'ghost.play.2': 'Não importa como as emparelha: se dá de uma maneira, dá de todas.',

  'puzzle.goal.1': 'Encontrar todos os sets de uma mesa que não muda.',
  'puzzle.play.1': 'As cartas ficam onde estão. Um set que alguém já encontrou não volta a contar.',
  'puzzle.play.2': 'Quando estão todos, essa mesa sai e vem a seguinte. Uma mesa sem sets é logo saltada.',
  'puzzle.play.3': 'Se todos concordam, desiste-se de uma mesa.',

  'shuffle.goal.1': 'O jogo básico, mas nada fica onde estava.',
  'shuffle.play.1': 'Depois de cada set, todas as cartas da mesa são postas por outra ordem, e aquilo que estava quase a ver mudou de sítio.',

  'memory.goal.1': 'Lembrar-se do que está em cada lugar e descobrir sets.',
  'memory.play.1': 'Há 21 cartas viradas para baixo. Quem anuncia vira três, uma a seguir à outra, com o tempo do anúncio para cada uma.',
  'memory.play.2': 'Um set é levado e reposto virado para baixo. Uma falha fica à vista dois segundos e meio e volta a virar-se; não custa nada.',
} satisfies Translation<typeof en>;
