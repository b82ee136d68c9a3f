/** Days of the calendar, written as 2026-07-27, without any clock or time zone of their own. */
export type Day = string;

const MILLIS = 86_400_000;

/** The first day that has a puzzle. */
export const FIRST: Day = '2026-01-01';

/** What day it is where the player is. */
export function today(now: Date = new Date()): Day {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export function plus(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * MILLIS).toISOString().slice(0, 10);
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && plus(text, 0) === text;
}

/** The number of the puzzle of a day: the first is 1. */
export function puzzleNumber(day: Day): number {
  return Math.round((Date.parse(day) - Date.parse(FIRST)) / MILLIS) + 1;
}

/** A month, written as 2026-07. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

export function plusMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The days of a month in weeks from Monday to Sunday, with gaps before the first and after the last. */
export function weeks(month: Month): (Day | undefined)[][] {
  const first = `${month}-01`;
  const before = (new Date(first).getUTCDay() + 6) % 7;
  const count = new Date(Date.parse(`${plusMonths(month, 1)}-01`) - MILLIS).getUTCDate();
  const rows = Math.ceil((before + count) / 7);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (__, column) => {
      const at = 7 * row + column - before;
      return at >= 0 && at < count ? plus(first, at) : undefined;
    }),
  );
}
