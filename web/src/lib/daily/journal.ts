import type { Triple } from '$lib/cards/judge';
import { keep, kept } from '$lib/ui/kept';
import { type Day, plus } from './days';

/** The sizes that every day has a puzzle of: twelve cards with six sets, nine solid ones with four. */
export const FORMATS = ['classic', 'small'] as const;

export type Format = (typeof FORMATS)[number];

/** What somebody has made of a puzzle so far. */
export interface Entry {
  found: Triple[];
  millis: number;
  mistakes: number;
  hints: number;
  /** The day on which the last set was found. */
  solved?: Day;
}

/** What this browser remembers, by day and format. */
export type Journal = Record<string, Entry>;

const NAME = 'daily';

export const EMPTY: Entry = { found: [], millis: 0, mistakes: 0, hints: 0 };

export const key = (day: Day, format: Format): string => `${day}/${format}`;

export function journal(): Journal {
  try {
    const read = JSON.parse(kept(NAME) ?? '{}') as Journal;
    return Object.fromEntries(Object.entries(read).filter(([, entry]) => isEntry(entry)));
  } catch {
    return {};
  }
}

function isEntry(entry: Entry | undefined): boolean {
  return entry !== undefined && entry !== null && Array.isArray(entry.found) && Number.isFinite(entry.millis);
}

export function write(day: Day, format: Format, entry: Entry): void {
  keep(NAME, JSON.stringify({ ...journal(), [key(day, format)]: entry }));
}

/** Was a puzzle of that day solved on that very day? */
function inTime(entries: Journal, day: Day): boolean {
  return FORMATS.some((format) => entries[key(day, format)]?.solved === day);
}

/** How many days in a row, up to today; today may still be to come. */
export function streak(entries: Journal, today: Day): number {
  let day = inTime(entries, today) ? today : plus(today, -1);
  let count = 0;
  while (inTime(entries, day)) {
    count++;
    day = plus(day, -1);
  }
  return count;
}

export function longestStreak(entries: Journal): number {
  const days = new Set(Object.keys(entries).map((name) => name.slice(0, 10)));
  const ends = [...days].filter((day) => inTime(entries, day) && !inTime(entries, plus(day, 1)));
  return Math.max(0, ...ends.map((day) => streak(entries, day)));
}

export interface Summary {
  solved: number;
  best?: number;
  mean?: number;
}

/** How all solved puzzles of a format went. */
export function summary(entries: Journal, format: Format): Summary {
  const times = Object.entries(entries)
    .filter(([name, entry]) => name.endsWith(`/${format}`) && entry.solved !== undefined)
    .map(([, entry]) => entry.millis);
  if (times.length === 0) return { solved: 0 };
  return { solved: times.length, best: Math.min(...times), mean: times.reduce((sum, each) => sum + each, 0) / times.length };
}
