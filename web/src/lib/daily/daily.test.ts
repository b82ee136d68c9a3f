import { expect, test } from 'vitest';
import { isDay, plus, plusMonths, puzzleNumber, today, weeks } from './days';
import { EMPTY, type Journal, longestStreak, streak, summary } from './journal';

test('days are counted from the first of 2026', () => {
  expect(puzzleNumber('2026-01-01')).toBe(1);
  expect(puzzleNumber('2026-11-15')).toBe(319);
  expect(puzzleNumber('9999-12-31')).toBe(2_912_443);
});

test('today is the day where the player is', () => {
  expect(today(new Date(2026, 6, 27, 23, 59))).toBe('2026-07-27');
  expect(today(new Date(2026, 6, 28, 0, 0))).toBe('2026-07-28');
});

test('days go on over months and leap years', () => {
  expect(plus('2028-02-28', 1)).toBe('2028-02-29');
  expect(plus('2027-01-01', -1)).toBe('2026-12-31');
  expect(plusMonths('2026-01', -1)).toBe('2025-12');
});

test('what is no day is none', () => {
  expect(['2026-07-27', '2026-02-30', '2026-7-1', 'archive', ''].map(isDay)).toEqual([true, false, false, false, false]);
});

test('a month has its weeks', () => {
  expect(weeks('2026-02').map((week) => week.filter(Boolean).length)).toEqual([1, 7, 7, 7, 6]);
  expect(weeks('2026-02')[0]?.[6]).toBe('2026-02-01');
  expect(weeks('2026-06')).toHaveLength(5);
});

const solved = (day: string, on: string = day, millis = 60_000): Journal => ({
  [`${day}/classic`]: { ...EMPTY, millis, solved: on },
});

test('a streak is of puzzles that were solved on their days', () => {
  const entries = { ...solved('2026-07-24'), ...solved('2026-07-25'), ...solved('2026-07-26'), ...solved('2026-07-20', '2026-07-26') };

  expect(streak(entries, '2026-07-26')).toBe(3);
  expect(streak(entries, '2026-07-27')).toBe(3);
  expect(streak(entries, '2026-07-28')).toBe(0);
  expect(longestStreak(entries)).toBe(3);
  expect(longestStreak({})).toBe(0);
});

test('either format keeps a streak alive', () => {
  const entries: Journal = { ...solved('2026-07-25'), '2026-07-26/small': { ...EMPTY, solved: '2026-07-26' } };

  expect(streak(entries, '2026-07-26')).toBe(2);
});

test('solved puzzles are summed up by format', () => {
  const entries = { ...solved('2026-07-25', '2026-07-25', 40_000), ...solved('2026-07-26', '2026-07-26', 80_000), '2026-07-27/classic': EMPTY };

  expect(summary(entries, 'classic')).toEqual({ solved: 2, best: 40_000, mean: 60_000 });
  expect(summary(entries, 'small')).toEqual({ solved: 0 });
});
