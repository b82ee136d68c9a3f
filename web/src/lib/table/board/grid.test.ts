import { describe, expect, test } from 'vitest';
import { bearing, beside, cell, corner, grid, nth, toward } from './grid';

const PHONE = { width: 344, height: 400 };

describe.each([12, 15, 18, 21])('%i cards', (places) => {
  test('fit a small phone, each large enough for a finger', () => {
    const of = grid(PHONE, places);
    const last = corner(places - 1, of);

    expect(of.upright).toBe(false);
    expect(of.width).toBeGreaterThanOrEqual(44);
    expect(of.height).toBeGreaterThanOrEqual(44);
    expect(last.x + of.width).toBeLessThanOrEqual(PHONE.width);
    expect(last.y + of.height).toBeLessThanOrEqual(PHONE.height);
  });

  test('do not lie on one another', () => {
    const of = grid({ width: 900, height: 560 }, places);
    const corners = Array.from({ length: places }, (_, place) => JSON.stringify(corner(place, of)));

    expect(new Set(corners).size).toBe(places);
  });
});

test('cards keep their rows and columns when more are laid', () => {
  for (const room of [PHONE, { width: 900, height: 560 }]) {
    const few = grid(room, 12);
    const many = grid(room, 21);
    expect(many.wide).toBe(few.wide);
    expect(few.wide ? many.rows : many.columns).toBe(3);
  }
});

test('arrow keys go to what one sees there, and no further than the edge', () => {
  const high = grid(PHONE, 12);
  expect(beside(4, 'ArrowLeft', high)).toBe(3);
  expect(beside(4, 'ArrowDown', high)).toBe(7);
  expect(beside(3, 'ArrowLeft', high)).toBe(3);

  const wide = grid({ width: 900, height: 500 }, 12);
  expect(beside(4, 'ArrowLeft', wide)).toBe(1);
  expect(beside(4, 'ArrowDown', wide)).toBe(5);
  expect(beside(5, 'ArrowDown', wide)).toBe(5);
});

test('cards that are laid one by one go from left to right in a wide room too', () => {
  const of = grid({ width: 900, height: 500 }, 12);

  expect([0, 1, 2, 3, 4].map((index) => cell(nth(index, true, 4), of))).toEqual([
    { column: 0, row: 0 },
    { column: 1, row: 0 },
    { column: 2, row: 0 },
    { column: 3, row: 0 },
    { column: 0, row: 1 },
  ]);
  expect(new Set(Array.from({ length: 30 }, (_, index) => nth(index, true, 4))).size).toBe(30);
});

test('a room that only becomes lower keeps its bearing', () => {
  const before = bearing({ width: 344, height: 400 });

  expect(grid({ width: 344, height: 300 }, 12, before).wide).toBe(false);
  expect(bearing({ width: 344, height: 300 }).wide).toBe(true);
});

test('a few cards lie whichever way makes them largest', () => {
  const strip = { width: 344, height: 170 };
  const few = grid(strip, 6, bearing(strip, 6));

  expect(few.wide).toBe(false);
  expect(few.height).toBeGreaterThan(grid(strip, 6).height);
});

test('far more cards than usual still can be told apart and hit', () => {
  for (const room of [{ width: 344, height: 300 }, { width: 344, height: 400 }]) {
    const of = grid(room, 30);

    expect(Math.min(of.width, of.height)).toBeGreaterThan(36);
    expect(of.columns * of.rows).toBeGreaterThanOrEqual(30);
  }
});

test('arrow keys reach every card from every other, whichever are left', () => {
  for (const of of [grid(PHONE, 12), grid({ width: 900, height: 500 }, 12)]) {
    for (let left = 1; left < 1 << 12; left++) {
      const taken = Array.from({ length: 12 }, (_, place) => place).filter((place) => (left >> place) & 1);
      for (const from of taken) expect(reachable(from, of, taken)).toBe(taken.length);
    }
  }
});

function reachable(from: number, of: ReturnType<typeof grid>, taken: readonly number[]): number {
  const seen = new Set([from]);
  for (const place of seen) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) seen.add(toward(place, key, of, taken));
  }
  return seen.size;
}
