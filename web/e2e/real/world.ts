import type { Browser } from 'playwright-core';
import { Person } from './person';

const NAMES = ['Bruno', 'Chiara', 'Duarte'];

/** Other people than the one who looks. */
export function others(browser: Browser, base: string, count: number): Promise<Person[]> {
  return Promise.all(NAMES.slice(0, count).map((name) => Person.comes(browser, base, name)));
}

/** Somebody plays a race with others to its end. Its table's id, which is that of the record too. */
export async function played(person: Person, rivals: readonly Person[], game: string, how: { pace: number[]; small?: boolean }): Promise<string> {
  const values = { gesture: 'one', ...(how.small ? { deck: 'small' } : {}) };
  const { id } = await person.opensTable({ game, values, length: 'one-round' });
  const everybody = [person, ...rivals];
  const slower = how.pace.map((millis) => millis * 1.25);
  await Promise.all(
    everybody.map((each) =>
      each.races({ table: id, people: everybody.length, pace: each === person ? how.pace : slower, mistakes: each === person ? 0.08 : 0 }),
    ),
  );
  await recorded(person, id);
  return id;
}

/** Records are written a moment after the end. */
async function recorded(person: Person, id: string): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const { records } = await person.ask<{ records: { id: string }[] }>('GET', '/records?mine=true');
    if (records.some((record) => record.id === id)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no record of ${id}`);
}
