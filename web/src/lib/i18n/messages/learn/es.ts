import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'title': 'Aprender',
  'steps': 'Pasos de la lección',
  'step.of': 'Paso {step} de {all}',
  'next': 'Siguiente',
  'start': 'Empezar',
  'part': '{part} de {all}',

  'cards.title': 'Cuatro atributos',
  'cards.text': 'Cada carta lleva símbolos, y en ellos pueden cambiar cuatro cosas. Prueba: esta carta la cambias tú.',
  'cards.now': 'Tu carta: {card}',
  'cards.all': 'Tres valores cada uno y cada combinación una sola vez: en total, 81 cartas.',

  'rule.title': '¿Qué es un set?',
  'rule.text': 'Tres cartas forman un set cuando cada atributo, mirado por separado, es en ellas **igual en las tres** o **distinto en las tres**.',
  'rule.example': 'Ejemplo {part} de {all}',
  'rule.one': 'Solo cambia el número; todo lo demás es igual. Es un set.',
  'rule.four': 'Aquí todo es distinto: número, color, fondo y símbolo. ¡También es un set!',
  'rule.none': 'Número, color y símbolo están bien. Pero dos cartas son rayadas y una no. No es un set.',
  'magic': 'La regla mágica',
  'magic.text': 'Si dos son … y una no lo es, no es un set.',

  'judge.title': '¿Es un set?',
  'judge.text': 'Repasa los atributos uno a uno: ¿iguales en las tres o distintos en las tres?',
  'judge.yes': 'Es un set',
  'judge.no': 'No lo es',
  'judge.right': '¡Eso es!',
  'judge.wrong': 'Mira otra vez:',

  'third.title': '¿Qué carta falta?',
  'third.text': 'Dos cartas piden siempre una tercera, y solo una. ¿Cuál de las cuatro completa el set?',
  'third.missing': 'La carta que falta',
  'third.options': 'Cuatro cartas para elegir',
  'third.right': 'Es esa. Ninguna otra de las 81 serviría.',
  'third.wrong': 'Esa no:',

  'nine.title': 'Nueve cartas, cuatro sets',
  'nine.text': 'Las nueve son sólidas, así que solo cuentan número, color y símbolo. ¡Encuentra los cuatro sets!',
  'nine.first': '¡Tu primer set!',
  'nine.first.time': 'De cero a tu primer set en {time}.',
  'nine.done': '¡Ya tienes los cuatro!',
  'nine.done.text': 'Ya sabes jugar. Practica un poco más con los cuatro atributos o siéntate a una mesa.',

  'practice.title': 'Mesa de práctica',
  'practice.text': 'Siempre hay un set. Empieza con sets de cartas parecidas y se complica según vas más rápido.',
  'practice.level': 'Nivel {level} de 4',
  'practice.level.1': 'Cambia un atributo',
  'practice.level.2': 'Cambian dos atributos',
  'practice.level.3': 'Cambian tres atributos',
  'practice.level.4': 'Cambian los cuatro',
  'practice.found': '{count} {count|set|sets}',
  'practice.time': 'el último en {time}',
  'practice.up': '¡Buen ojo! Ahora, un poco más difícil.',
  'practice.down': 'Otra vez un poco más fácil.',
  'practice.again': 'Otras cartas',
  'practice.play': 'Jugar una partida',

  'also': 'Más',
  'also.rules': 'Reglas de todos los juegos',
  'also.daily': 'Reto diario',
} satisfies Translation<typeof en>;
