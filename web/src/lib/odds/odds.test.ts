import { expect, test } from 'vitest';
import { meanSets, oneIn } from './odds';

const hands = (fraction: string) => ({ cards: 12, setFree: '', total: '', fraction, probability: 0 });

test('twelve cards hold 220/79 sets on average', () => {
  expect(meanSets(12)).toBeCloseTo(220 / 79, 12);
  expect(meanSets(2)).toBe(0);
  expect(meanSets(21)).toBeCloseTo(1_330 / 79, 12);
});

test('one in 31 layouts of twelve has no set, and none of 21', () => {
  expect(oneIn(hands('325432404/10074689485'))).toBeCloseTo(30.958, 3);
  expect(oneIn(hands('0/1'))).toBeUndefined();
  expect(oneIn(hands('1/1'))).toBe(1);
});
