import { expect, test } from 'vitest';
import type { Card } from '$lib/net/wire';
import { placed } from './places';

const SIX: Card[] = ['1rso', '2rso', '3rso', '1gso', '2gso', '3gso'];

test('cards are laid side by side at first', () => {
  expect([...placed(new Map(), SIX).values()]).toEqual([0, 1, 2, 3, 4, 5]);
});

test('cards that stay keep their places', () => {
  const left = placed(placed(new Map(), SIX), ['2rso', '3gso']);

  expect(left.get('2rso')).toBe(1);
  expect(left.get('3gso')).toBe(5);
  expect(left.size).toBe(2);
});

test('a new card takes the first free place', () => {
  const left = placed(placed(new Map(), SIX), ['2rso', '3gso', '1pod', '2pod']);

  expect([left.get('1pod'), left.get('2pod')]).toEqual([0, 2]);
});
