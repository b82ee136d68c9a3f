import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': 'Ver os sets antes dos outros. Ganha a pontuação mais alta; os empates partilham a vitória.',

  'set.1': 'Três cartas formam um **set** se cada atributo, visto isoladamente, for igual nas três ou diferente nas três.',
  'set.2': 'O teste rápido: se duas são … e uma não é, não é um set.',
  'set.3': 'Para quaisquer duas cartas há exatamente uma terceira que as completa. As 81 cartas formam 1080 sets.',

  'deal.1': 'Põem-se doze cartas viradas para cima, em três filas de quatro. O resto é o baralho.',

  'play.1': 'Ninguém espera pela vez: todos olham ao mesmo tempo.',
  'play.2': '**Anuncie** quando vir um set. A partir daí os outros têm de esperar.',
  'play.3': '**Pegue** nas suas três cartas antes de acabar o tempo: cinco segundos, se a mesa não escolheu outra coisa. Onde se joga com um só gesto, escolher três cartas é anunciar e pegar ao mesmo tempo.',
  'play.4': '**Certo:** as cartas são suas, e outras do baralho vão para os mesmos lugares.',
  'play.5': '**Errado,** ou tarde demais: as cartas ficam, paga o que o regulamento pede e todos veem porquê, atributo a atributo.',
  'play.6': 'Quando todos concordam que não veem nenhum set, põem-se mais três cartas: 15, depois 18, no máximo 21, que contêm sempre um. Mais tarde não são repostas, e a mesa volta a doze.',

  'end.1': 'A ronda acaba por si quando já não há baralho nem nenhum set, ou quando então todos concordam que não veem nenhum. O que sobra não é de ninguém.',

  'good.1': 'É o acordo que conta, mesmo que houvesse um set. A revisão mostra depois o que escapou a todos.',
  'good.2': 'Quem disse «não há set» pode voltar atrás enquanto alguém ainda procura. Um set levado e cartas novas anulam o que foi dito; um anúncio errado não.',
  'good.3': 'Para começar há o baralho pequeno: as 27 cartas que têm um valor em comum, normalmente as sólidas, de modo que só contam três atributos. Em dez delas há sempre um set.',

  'people.1': 'Quem está ausente ou saiu não atrasa nenhum acordo.',
  'people.2': 'Quem sai a meio do seu anúncio anunciou mal. As cartas ficam no lugar, que já não pode ganhar.',
  'people.3': 'Quem chega tarde senta-se quando quiser e começa sem nada; só uma partida começada a sós assim continua.',

  'figure.set': 'Um set: três números, cores e símbolos diferentes, e as três hachuradas.',
  'figure.none': 'Não é um set: duas são vermelhas e uma não.',
} satisfies Translation<typeof en>;
