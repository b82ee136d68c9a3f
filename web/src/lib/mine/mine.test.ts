import { expect, test } from 'vitest';
import { kinds, line, type OfGame, practiceLine, weakness, wrongOneIn } from './statistics';

const game = (id: string, means: (number | undefined)[], finds = 10): OfGame => ({
  game: id,
  matches: 1,
  wins: 1,
  finds: 40,
  wrongCalls: 8,
  here: 1,
  kinds: means.map((mean, i) => (mean === undefined ? { differing: i + 1, finds: 0 } : { differing: i + 1, finds, mean })),
});

test('finds of all games and of practising are put together', () => {
  const all = kinds([game('base', [1_000, 2_000, undefined, 4_000]), game('scout', [3_000, undefined, undefined, undefined])], [
    { differing: 4, took: 15_000 },
  ]);

  expect(all.map((kind) => kind.finds)).toEqual([20, 10, 0, 11]);
  expect(all.map((kind) => kind.mean)).toEqual([2_000, 2_000, undefined, 5_000]);
});

test('what is no set does not count', () => {
  expect(kinds([game('ghost', [1_000]), game('memory', [9_000])], []).every((kind) => kind.finds === 0)).toBe(true);
});

test('the weakest kind is held against the strongest', () => {
  const found = weakness(kinds([game('base', [2_000, 3_000, 3_500, 4_200])], []));

  expect(found?.slow.differing).toBe(4);
  expect(found?.fast.differing).toBe(1);
  expect(found?.times).toBeCloseTo(2.1, 10);
});

test('a few finds say nothing yet', () => {
  expect(weakness(kinds([game('base', [2_000, 9_000], 2)], []))).toBeUndefined();
  expect(weakness([])).toBeUndefined();
});

test('wrong calls are counted among all calls', () => {
  expect(wrongOneIn([game('base', [])])).toBe(6);
  expect(wrongOneIn([])).toBeUndefined();
});

test('lines go from the oldest to the newest', () => {
  const match = { record: 'r', game: 'base', won: true, score: 1, finds: 3 };

  expect(line([{ ...match, ended: 2, mean: 20 }, { ...match, ended: 1, mean: 10 }, { ...match, ended: 0 }])).toEqual([
    { at: 1, mean: 10 },
    { at: 2, mean: 20 },
  ]);
  expect(practiceLine([{ at: 0, took: 10 }, { at: 1, took: 30 }, { at: 3 * 86_400_000, took: 5 }]).map((point) => point.mean)).toEqual([20, 5]);
});
