import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'title': 'Impara',
  'steps': 'Passi della lezione',
  'step.of': 'Passo {step} di {all}',
  'next': 'Avanti',
  'start': 'Comincia',
  'part': '{part} di {all}',

  'cards.title': 'Quattro attributi',
  'cards.text': 'Ogni carta mostra dei simboli, e quattro cose possono cambiare. Prova: questa carta la cambi tu.',
  'cards.now': 'La tua carta: {card}',
  'cards.all': 'Tre valori ciascuno e ogni combinazione una volta sola: in tutto 81 carte.',

  'rule.title': 'Che cos’è un set?',
  'rule.text': 'Tre carte formano un set quando ogni attributo, guardato da solo, è **uguale in tutte e tre** o **diverso in tutte e tre**.',
  'rule.example': 'Esempio {part} di {all}',
  'rule.one': 'Cambia solo il numero; tutto il resto è uguale. È un set.',
  'rule.four': 'Qui è tutto diverso: numero, colore, riempimento e forma. Anche questo è un set!',
  'rule.none': 'Numero, colore e forma vanno bene. Ma due carte sono a strisce e una no. Non è un set.',
  'magic': 'La regola magica',
  'magic.text': 'Se due sono … e una no, non è un set.',

  'judge.title': 'È un set?',
  'judge.text': 'Guarda gli attributi uno alla volta: tutti uguali o tutti diversi?',
  'judge.yes': 'È un set',
  'judge.no': 'Non lo è',
  'judge.right': 'Giusto!',
  'judge.wrong': 'Guarda ancora:',

  'third.title': 'Quale carta manca?',
  'third.text': 'Due carte ne chiedono sempre una terza, e una sola. Quale delle quattro completa il set?',
  'third.missing': 'La carta che manca',
  'third.options': 'Quattro carte fra cui scegliere',
  'third.right': 'È lei. Nessun’altra delle 81 andrebbe bene.',
  'third.wrong': 'Questa no:',

  'nine.title': 'Nove carte, quattro set',
  'nine.text': 'Sono tutte e nove a tinta unita: contano solo numero, colore e forma. Trova i quattro set!',
  'nine.first': 'Il tuo primo set!',
  'nine.first.time': 'Da zero al tuo primo set in {time}.',
  'nine.done': 'Li hai trovati tutti e quattro!',
  'nine.done.text': 'Sai giocare. Allenati ancora un po’ con tutti e quattro gli attributi o siediti a un tavolo.',

  'practice.title': 'Tavolo di allenamento',
  'practice.text': 'C’è sempre un set. Si comincia con set di carte simili e diventa più difficile man mano che sei più veloce.',
  'practice.level': 'Livello {level} di 4',
  'practice.level.1': 'Cambia un attributo',
  'practice.level.2': 'Cambiano due attributi',
  'practice.level.3': 'Cambiano tre attributi',
  'practice.level.4': 'Cambiano tutti e quattro',
  'practice.found': '{count} {count|set|set}',
  'practice.time': 'l’ultimo in {time}',
  'practice.up': 'Bel colpo d’occhio! Ora un po’ più difficile.',
  'practice.down': 'Di nuovo un po’ più facile.',
  'practice.again': 'Altre carte',
  'practice.play': 'Gioca una partita',

  'also': 'Altro',
  'also.rules': 'Regole di tutti i giochi',
  'also.daily': 'Sfida del giorno',
} satisfies Translation<typeof en>;
