import { expect, test } from 'vitest';
import { steps } from './ladder';

test('one set brings nothing, two one point, three three, four five', () => {
  expect(steps(0).map((step) => step.points)).toEqual([0, 1, 3, 5]);
});

test('a fifth set counts as four', () => {
  expect(steps(5).at(-1)).toEqual({ sets: 5, points: 5 });
});
