import { describe, expect, test } from 'vitest';
import { beside, corner, grid } from './grid';

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
