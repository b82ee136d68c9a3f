import { beforeAll, expect, test } from 'vitest';
import type { Card } from '$lib/net/wire';
import { ALL_CARDS } from '$lib/cards/card';
import { CODES, preferred } from './languages';
import { filled } from './text';
import { cardName, refusalText, verdictName, words } from './words';
import { speak } from './tongue.svelte';

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await words.ready();
});

test.each([
  ['en', '2rts', 'two red striped squiggles'],
  ['en', '1gso', 'one green solid oval'],
  ['es', '2rts', 'dos ondas rojas rayadas'],
  ['fr', '3gss', 'trois vagues vertes pleines'],
  ['it', '2rts', 'due ghirigori rossi a strisce'],
] as const)('in %s %s is called “%s”', async (language, card, name) => {
  await speak(language);

  expect(cardName(card)).toBe(name);
});

test.each(CODES)('no two cards are called the same in %s', async (language) => {
  await speak(language);

  expect(new Set(ALL_CARDS.map((card: Card) => cardName(card))).size).toBe(81);
});

test('what is wrong with three cards is said by attribute', async () => {
  await speak('en');

  expect(
    verdictName({
      number: { type: 'same', digit: 0 },
      colour: { type: 'different' },
      fill: { type: 'broken', two: 1, one: 0 },
      shape: { type: 'different' },
    }),
  ).toBe('It is not a set: two are striped and one is not.');
});

test('seats are counted from one where people read them', async () => {
  await speak('en');

  expect(refusalText({ type: 'busy', seat: 0 })).toBe('Seat 1 has called: wait until that is resolved.');
  expect(refusalText({ type: 'wrong-number-of-cards', needed: 3 })).toBe('It takes exactly 3 cards.');
});

test('words follow numbers as each language wants it', () => {
  const cards = (count: number, language: 'en' | 'fr' | 'pt') => filled('{count} {count|carte|cartes}', { count }, language);

  expect(cards(0, 'fr')).toBe('0 carte');
  expect(cards(0, 'en')).toBe('0 cartes');
  expect(cards(0, 'pt')).toBe('0 cartes');
  expect(cards(1, 'pt')).toBe('1 carte');
});

test('the first language that we speak is taken', () => {
  expect(preferred(['de-DE', 'pt-BR', 'en'])).toBe('pt');
  expect(preferred(['de'])).toBe('en');
});
