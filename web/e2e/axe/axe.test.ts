import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CODES } from '../../src/lib/i18n/languages';
import { launched } from '../browser';
import { barriers, sticksOut } from '../real/barriers';
import { Person } from '../real/person';
import { MODES, MORE, PAGES, type Stock, TABLES } from '../real/screens';
import { RealServer } from '../real/server';
import { others, played } from '../real/world';

let server: RealServer;
let browser: Browser;
let stock: Stock;
let storageState: Awaited<ReturnType<Person['context']['storageState']>>;
const titles = new Map<string, Map<string, string>>();
let looks = 0;

beforeAll(async () => {
  [server, browser] = await Promise.all([RealServer.started(), launched()]);
  const ana = await Person.comes(browser, server.base, 'Ana');
  const finished = await played(ana, await others(browser, server.base, 1), 'base', { pace: [200, 250, 300, 400] });
  stock = { finished };
  storageState = await ana.context.storageState();
});

afterAll(async () => {
  console.info(`axe has looked at ${looks} combinations of screen, language, theme and width`);
  await browser?.close();
  await server?.close();
});

describe.each(CODES)('in %s', (language) => {
  let person: Person;
  beforeAll(async () => {
    person = await Person.comes(browser, server.base, '', { language, storageState, nobody: true });
  });
  afterAll(() => person.leaves());

  test.each([...PAGES, ...TABLES, ...MODES, ...MORE].map((screen) => [screen.name, screen] as const))('%s', async (name, screen) => {
    await screen.open(person, stock);
    const { page } = person;
    const found: string[] = [];
    for (const width of [320, 1_280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        found.push(...[...(await barriers(page)), ...(await sticksOut(page))].map((each) => `${width} ${colorScheme}: ${each}`));
        looks++;
      }
    }
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    titles.set(name, (titles.get(name) ?? new Map<string, string>()).set(language, await page.title()));
    expect(found).toEqual([]);
  });
});

test('the screens of a language have titles of their own', () => {
  for (const [screen, byLanguage] of titles) console.info(`${screen}: ${[...byLanguage.values()].join(' | ')}`);
  expect([...titles.values()].flatMap((each) => [...each.values()]).filter((title) => !title.includes('Tercet'))).toEqual([]);
});
