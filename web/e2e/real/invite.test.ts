import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launched } from '../browser';
import { Person } from './person';
import { RealServer } from './server';

/** On a machine as fast as this one divided by so much, with nothing in the browser's cache. */
const SLOWER = 4;
/** From the link to the table takes no more than so many times what the first page alone takes, which says how fast the machine is. */
const MOST = 2.5;
/** The best of these counts. */
const TRIES = 4;

let server: RealServer;
let browser: Browser;
let host: Person;
let running: { id: string; code: string };
let gathering: { id: string; code: string };

beforeAll(async () => {
  [server, browser] = await Promise.all([RealServer.started(), launched()]);
  host = await Person.comes(browser, server.base, 'Ana');
  gathering = await host.opensTable({ game: 'base' });
  running = await host.opensTable({ game: 'base', bots: ['beginner'] });
  await host.goes(`/t/${running.id}`);
  await host.page.locator('main .ways button').first().click();
  await host.page.locator('[data-card]').first().waitFor();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** How long something takes somebody whom nobody knows, on a phone. */
async function timed(path: string, way: (page: Page) => Promise<void>): Promise<number> {
  const guest = await Person.comes(browser, server.base, '', { nobody: true, viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const devtools = await guest.context.newCDPSession(guest.page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const begun = performance.now();
  await guest.page.goto(server.base + path, { waitUntil: 'commit' });
  await way(guest.page);
  const took = performance.now() - begun;
  await guest.leaves();
  return took;
}

const firstPage = (): Promise<number> => timed('/', (page) => page.locator('main button:enabled').first().waitFor());

/** From the link to the table with one input: the proposed name is taken. */
function arrival(path: string, there: string): Promise<number> {
  return timed(path, async (page) => {
    const name = page.locator('dialog[open] input');
    await name.waitFor();
    await name.press('Enter');
    await page.locator(there).waitFor();
  });
}

describe('from an invite to a seat with one input, without much more ado than opening the first page', () => {
  test.each([
    ['the link to a game that goes on', () => `/t/${running.id}`, 'main .actions button:enabled >> nth=0'],
    ['the link to a table that waits', () => `/t/${gathering.id}`, 'main li:has-text("Ana") + li:not(.free)'],
    ['the four letters in a link', () => `/join/${gathering.code}`, 'main li:has-text("Ana") + li:not(.free)'],
  ])('%s', async (what, path, there) => {
    const ratios: number[] = [];
    for (let i = 0; i < TRIES && !ratios.some((ratio) => ratio <= MOST); i++) {
      const [first, took] = [await firstPage(), await arrival(path(), there)];
      console.info(`${what}: ${Math.round(took)} ms, the first page ${Math.round(first)} ms, both ${SLOWER} times as slow as this machine`);
      ratios.push(took / first);
    }

    expect(Math.min(...ratios)).toBeLessThanOrEqual(MOST);
  });
});
