import { describe, expect, test } from 'vitest';
import { setsIn } from '$lib/cards/judge';
import { after, BEGINNER, layout, type Level, replaced, similarity, type Skill } from './practice';

/** Numbers between 0 and 1 that are the same every time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe.each([1, 2, 3, 4] as const)('at level %i', (level: Level) => {
  test('there is always a set, mostly of the wanted kind, and cards keep their places', () => {
    const random = numbers(level);
    let cards = layout(level, random);
    let fitting = 0;
    for (let i = 0; i < 60; i++) {
      const [set] = setsIn(cards);
      if (set === undefined) throw new Error(`no set in ${cards.join(' ')}`);
      const next = replaced(cards, set, level, random);
      expect(new Set(next).size).toBe(12);
      cards.forEach((card, place) => expect(next[place] === card).toBe(!set.includes(card)));
      cards = next;
      if (similarity(cards) === level) fitting++;
    }
    expect(fitting).toBeGreaterThan(30);
  });
});

const QUICK = { took: 4_000, hinted: 0, missed: 0 };
const HELPED = { took: 4_000, hinted: 2, missed: 0 };

const twice = (skill: Skill, find: typeof QUICK): Skill => after(after(skill, find), find);

test('three quick finds in a row lead to the next level', () => {
  expect(twice(BEGINNER, QUICK).level).toBe(1);
  expect(after(twice(BEGINNER, QUICK), QUICK)).toEqual({ level: 2, quick: 0, slow: 0 });
  expect(twice(after(BEGINNER, { ...QUICK, missed: 1 }), QUICK).level).toBe(1);
});

test('three finds that needed help lead back', () => {
  const skill: Skill = { level: 3, quick: 0, slow: 0 };

  expect(after(twice(skill, HELPED), HELPED).level).toBe(2);
  expect(after(twice(BEGINNER, HELPED), HELPED).level).toBe(1);
});
