import type { Language } from './languages';
import { language } from './tongue.svelte';

const locale = (of: Language): string => (of === 'pt' ? 'pt-PT' : of);

function unit(value: number, name: 'minute' | 'second' | 'hour' | 'day', display: 'long' | 'short', digits = 0): string {
  const format = { style: 'unit', unit: name, unitDisplay: display, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(locale(language()), format).format(value);
}

/** As a stopwatch shows it: 2:14, or 1:02:14. */
export function clock(millis: number): string {
  const all = Math.floor(Math.max(0, millis) / 1_000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(all / 3_600);
  const minutes = Math.floor(all / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`;
}

/** As one says it: 2 minutes 14 seconds. */
export function spokenTime(millis: number): string {
  const all = Math.round(Math.max(0, millis) / 1_000);
  const [hours, minutes, seconds] = [Math.floor(all / 3_600), Math.floor(all / 60) % 60, all % 60];
  const parts = [
    ...(hours > 0 ? [unit(hours, 'hour', 'long')] : []),
    ...(minutes > 0 ? [unit(minutes, 'minute', 'long')] : []),
    ...(seconds > 0 || all === 0 ? [unit(seconds, 'second', 'long')] : []),
  ];
  return new Intl.ListFormat(locale(language()), { type: 'unit', style: 'long' }).format(parts);
}

/** Short and exact, for figures side by side: 5.2 s, then 1:24. */
export function shortTime(millis: number): string {
  return millis < 60_000 ? unit(millis / 1_000, 'second', 'short', millis < 9_950 ? 1 : 0) : clock(millis);
}

/** A day of the calendar, written as 2026-07-27. */
export function day(date: string, style: 'long' | 'medium' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat(locale(language()), { dateStyle: style, timeZone: 'UTC' }).format(Date.parse(date));
}

export function moment(millis: number): string {
  return new Intl.DateTimeFormat(locale(language()), { dateStyle: 'medium', timeStyle: 'short' }).format(millis);
}

export function percent(value: number, digits = 0): string {
  const format = { style: 'percent', maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(locale(language()), format).format(value);
}

/** A month of the calendar, written as 2026-07. */
export function monthName(month: string): string {
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const name = new Intl.DateTimeFormat(locale(language()), format).format(Date.parse(`${month}-01`));
  return name.charAt(0).toLocaleUpperCase(language()) + name.slice(1);
}

/** As much of a weekday as there is room for in a calendar on a phone; Portuguese calls the whole word short. */
const LETTERS = 3;

/** Monday to Sunday. */
export function weekdays(): { short: string; long: string }[] {
  const of = (weekday: 'short' | 'long', date: number): string =>
    new Intl.DateTimeFormat(locale(language()), { weekday, timeZone: 'UTC' }).format(date);
  // The fifth of January 2026 was a Monday.
  return Array.from({ length: 7 }, (_, i) => Date.UTC(2026, 0, 5 + i)).map((date) => ({ short: of('short', date).slice(0, LETTERS), long: of('long', date) }));
}
