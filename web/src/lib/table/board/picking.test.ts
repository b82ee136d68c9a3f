import { expect, test } from 'vitest';
import type { Card } from '$lib/net/wire';
import { Picking } from './picking.svelte';

function picking() {
  const handed: (readonly Card[])[] = [];
  let done: () => void = () => undefined;
  const of = new Picking(3, (cards) => {
    handed.push(cards);
    return new Promise<void>((resolve) => (done = resolve));
  });
  return { of, handed, done: () => done() };
}

test('three cards are handed on, in the order in which they were chosen', () => {
  const { of, handed } = picking();
  of.toggle('2rts');
  of.toggle('1rso');
  expect(of.missing).toBe(1);
  of.toggle('3pod');

  expect(handed).toEqual([['2rts', '1rso', '3pod']]);
});

test('a card chosen twice is put back', () => {
  const { of } = picking();
  of.toggle('2rts');
  of.toggle('2rts');

  expect(of.chosen).toEqual([]);
});

test('while cards are on their way nothing else is chosen, and afterwards all is put back', async () => {
  const { of, handed, done } = picking();
  (['1rso', '2rso', '3rso', '1gso'] as const).forEach((card) => of.toggle(card));
  of.clear();

  expect(of.chosen).toHaveLength(3);
  done();
  await Promise.resolve();
  await Promise.resolve();
  expect(of.chosen).toEqual([]);
  expect(handed).toHaveLength(1);
});

test('cards that are gone are no longer chosen', () => {
  const { of } = picking();
  of.toggle('1rso');
  of.toggle('2rso');
  of.keep(['2rso', '3gtd', undefined]);

  expect(of.chosen).toEqual(['2rso']);
});
