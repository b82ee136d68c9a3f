import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launched } from '../browser';
import { Person } from './person';
import { RealServer } from './server';

/** On a machine as fast as this one divided by so much, with nothing in the browser's cache. */
const SLOWER = 4;
const MOST = 1_500;
/** The best of these counts. */
const TRIES = 4;

/**
 * How much longer everything takes because others use the same processors: time that passes over time that we are given, while we only count. One if
 * the machine is ours. The promise is made for such a machine.
 */
function crowded(): number {
  const [begun, used] = [performance.now(), process.cpuUsage()];
  let counted = 0;
  while (performance.now() - begun < 300) counted++;
  const { user, system } = process.cpuUsage(used);
  return counted === 0 ? 1 : Math.max(1, (1_000 * (performance.now() - begun)) / (user + system));
}

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

/** How long it takes somebody whom nobody knows, from the link to the table, with one input: the proposed name is taken. */
async function arrival(path: string, there: string): Promise<number> {
  const guest = await Person.comes(browser, server.base, '', { nobody: true, viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const devtools = await guest.context.newCDPSession(guest.page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const begun = performance.now();
  await guest.page.goto(server.base + path, { waitUntil: 'commit' });
  const name = guest.page.locator('dialog[open] input');
  await name.waitFor();
  await name.press('Enter');
  await guest.page.locator(there).waitFor();
  const took = performance.now() - begun;
  await guest.leaves();
  return took;
}

describe('from an invite to a seat with one input, in no more than 1.5 s on a machine four times as slow', () => {
  test.each([
    ['the link to a game that goes on', () => `/t/${running.id}`, 'main .actions button:enabled >> nth=0'],
    ['the link to a table that waits', () => `/t/${gathering.id}`, 'main li:has-text("Ana") + li:not(.free)'],
    ['the four letters in a link', () => `/join/${gathering.code}`, 'main li:has-text("Ana") + li:not(.free)'],
  ])('%s', async (what, path, there) => {
    const times: number[] = [];
    for (let i = 0; i < TRIES && !times.some((time) => time <= MOST); i++) {
      const before = crowded();
      const took = await arrival(path(), there);
      const crowd = (before + crowded()) / 2;
      console.info(`${what}: ${Math.round(took)} ms on a machine that is crowded ${crowd.toFixed(2)} times`);
      times.push(took / crowd);
    }

    expect(Math.min(...times)).toBeLessThanOrEqual(MOST);
  });
});
