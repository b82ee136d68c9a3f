import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CODES } from '../../src/lib/i18n/languages';
import { launched } from '../browser';
import { barriers, sticksOut } from './barriers';
import { Person } from './person';
import { MODES, MORE, PAGES, type Stock, TABLES } from './screens';
import { RealServer } from './server';
import { others, played } from './world';

const WIDTHS = [320, 1_280] as const;
const THEMES = ['light', 'dark'] as const;

let server: RealServer;
let browser: Browser;
let stock: Stock;
let people: Person[];

beforeAll(async () => {
  [server, browser] = await Promise.all([RealServer.started(), launched()]);
  const ana = await Person.comes(browser, server.base, 'Ana');
  const finished = await played(ana, await others(browser, server.base, 1), 'base', { pace: [40, 40, 40, 40] });
  stock = { finished };
  const storageState = await ana.context.storageState();
  people = await Promise.all(CODES.map((language) => Person.comes(browser, server.base, '', { language, storageState, nobody: true })));
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Each screen in one language, theme and width; all of them together are what `./tercet axe` looks at. */
test.each([...PAGES, ...TABLES, ...MODES, ...MORE].map((screen, i) => [screen.name, i, screen] as const))(
  '%s has a name, speaks one language, fits and has no barriers',
  async (_, i, screen) => {
    const person = people[i % CODES.length] as Person;
    const width = WIDTHS[Math.floor(i / 2) % 2] ?? 320;
    await person.page.setViewportSize({ width, height: 800 });
    await person.page.emulateMedia({ colorScheme: THEMES[i % 2] ?? 'light', reducedMotion: 'reduce' });
    await screen.open(person, stock);

    expect(await person.page.evaluate(() => document.documentElement.lang)).toBe(CODES[i % CODES.length]);
    expect(await person.page.title()).toMatch(/Tercet/);
    expect(await sticksOut(person.page)).toEqual([]);
    expect(await barriers(person.page)).toEqual([]);
  },
);
