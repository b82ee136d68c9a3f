import { describe, expect, test } from 'vitest';
import { spread } from './spread';

describe.each([
  ['a phone', { width: 344, height: 220 }],
  ['a desk', { width: 860, height: 480 }],
  ['a narrow strip', { width: 320, height: 90 }],
])('on %s', (_, room) => {
  test.each([1, 2, 3, 5, 8, 13, 21, 40])('%i cards all lie within the room', (count) => {
    const of = spread(room, count);
    const rows = Math.ceil(count / of.columns);

    expect(of.columns * of.width + (of.columns - 1) * of.gap).toBeLessThanOrEqual(room.width);
    expect(rows * of.height + (rows - 1) * of.gap).toBeLessThanOrEqual(room.height);
    expect(of.width).toBeGreaterThan(0);
  });
});

test('two cards in a wide room stand side by side', () => {
  expect(spread({ width: 860, height: 240 }, 2)).toMatchObject({ columns: 2 });
});

test('a room without size holds no card', () => {
  expect(spread({ width: 0, height: 0 }, 3)).toMatchObject({ width: 0, height: 0 });
});
