import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'title': 'Aprender',
  'steps': 'Passos da lição',
  'step.of': 'Passo {step} de {all}',
  'next': 'Seguinte',
  'start': 'Começar',
  'part': '{part} de {all}',

  'cards.title': 'Quatro atributos',
  'cards.text': 'Cada carta mostra símbolos, e quatro coisas neles podem mudar. Experimente: esta carta muda como quiser.',
  'cards.now': 'A sua carta: {card}',
  'cards.all': 'Três valores para cada um e cada combinação uma única vez: ao todo, 81 cartas.',

  'rule.title': 'O que é um set?',
  'rule.text': 'Três cartas formam um set quando cada atributo, visto isoladamente, é **igual nas três** ou **diferente nas três**.',
  'rule.example': 'Exemplo {part} de {all}',
  'rule.one': 'Só muda o número; tudo o resto é igual. É um set.',
  'rule.four': 'Aqui tudo é diferente: número, cor, textura e símbolo. Também é um set!',
  'rule.none': 'Número, cor e símbolo estão bem. Mas duas cartas são hachuradas e uma não. Não é um set.',
  'magic': 'A regra mágica',
  'magic.text': 'Se duas são … e uma não é, não é um set.',

  'judge.title': 'É um set?',
  'judge.text': 'Percorra os atributos um a um: iguais nas três ou diferentes nas três?',
  'judge.yes': 'É um set',
  'judge.no': 'Não é',
  'judge.right': 'Certo!',
  'judge.wrong': 'Olhe outra vez:',

  'third.title': 'Que carta falta?',
  'third.text': 'Duas cartas pedem sempre uma terceira, e só uma. Qual das quatro completa o set?',
  'third.missing': 'A carta que falta',
  'third.options': 'Quatro cartas à escolha',
  'third.right': 'É essa. Nenhuma outra das 81 serviria.',
  'third.wrong': 'Essa não:',

  'nine.title': 'Nove cartas, quatro sets',
  'nine.text': 'As nove são sólidas, por isso só contam número, cor e símbolo. Encontre os quatro sets!',
  'nine.first': 'O seu primeiro set!',
  'nine.first.time': 'Do zero ao seu primeiro set em {time}.',
  'nine.done': 'Já tem os quatro!',
  'nine.done.text': 'Já sabe jogar. Pratique um pouco mais com os quatro atributos ou sente-se a uma mesa.',

  'practice.title': 'Mesa de treino',
  'practice.text': 'Há sempre um set. Começa com sets de cartas parecidas e fica mais difícil à medida que for mais rápido.',
  'practice.level': 'Nível {level} de 4',
  'practice.level.1': 'Muda um atributo',
  'practice.level.2': 'Mudam dois atributos',
  'practice.level.3': 'Mudam três atributos',
  'practice.level.4': 'Mudam os quatro',
  'practice.found': '{count} {count|set|sets}',
  'practice.time': 'o último em {time}',
  'practice.up': 'Bem visto! Agora um pouco mais difícil.',
  'practice.down': 'Outra vez um pouco mais fácil.',
  'practice.again': 'Outras cartas',
  'practice.play': 'Jogar uma partida',

  'also': 'Mais',
  'also.rules': 'Regras de todos os jogos',
  'also.daily': 'Desafio diário',
} satisfies Translation<typeof en>;
