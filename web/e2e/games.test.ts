import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launched } from './browser';
import * as scenes from './games';
import { card, lineOf } from './games';
import { type Client, client, type Line } from './player';
import { serve } from './stage';

let browser: Browser;
let stage: { base: string; close: () => void };
let clients: Client[] = [];

beforeAll(async () => {
  stage = await serve();
  browser = await launched();
});

afterAll(async () => {
  await browser?.close();
  stage?.close();
});

afterEach(async () => {
  const all = clients;
  clients = [];
  await Promise.all(all.map((each) => each.close()));
  // Nobody keeps records on this stage.
  expect(all.flatMap((each) => each.complaints.filter((text) => !text.includes('404')))).toEqual([]);
});

async function at(line: Line, options: Parameters<typeof client>[2] = {}): Promise<Page> {
  const opened = await client(browser, line, options);
  clients.push(opened);
  await opened.page.goto(`${stage.base}/t/t1`);
  await opened.page.locator('[data-card]').first().waitFor();
  return opened.page;
}

/** Presses keys one after the other and says which moves came of it. */
async function pressed(line: Line, keys: string[], moves = 1): Promise<unknown[]> {
  const page = await at(line);
  for (const key of keys) await page.keyboard.press(key);
  await expect.poll(() => line.moves().length).toBe(moves);
  return line.moves();
}

describe('by keys alone', () => {
  test('a scout points at the first card and commits two in secret', async () => {
    expect(await pressed(lineOf('scout', scenes.scoutView()), ['a', 'q', 'w'])).toEqual([
      { type: 'point', card: card(1), second: card(0), third: card(3) },
    ]);
  });

  test('a seeker points at one card, or gives up', async () => {
    expect(await pressed(lineOf('scout', scenes.seeking()), ['s'])).toEqual([{ type: 'seek', card: card(4) }]);
    expect(await pressed(lineOf('scout', scenes.seeking()), ['Enter'])).toEqual([{ type: 'give-up' }]);
  });

  test('a forfeit is voted on', async () => {
    expect(await pressed(lineOf('scout', scenes.voting()), ['2'])).toEqual([{ type: 'vote', number: 3, choice: 'washing-up' }]);
  });

  test.each([
    [['Space'], { type: 'check' }],
    [['Enter'], { type: 'raise', by: 1 }],
    [['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter'], { type: 'raise', by: 3 }],
    [['ArrowUp', 'ArrowDown', 'Enter'], { type: 'raise', by: 1 }],
    [['x'], { type: 'fold' }],
  ])('a bet of ChipSet is made with %j', async (keys, move) => {
    expect(await pressed(lineOf('chipset', scenes.chipsetView()), keys)).toEqual([move]);
  });

  test('a trial of strength is answered', async () => {
    expect(await pressed(lineOf('chipset', scenes.trial()), ['Space'])).toEqual([{ type: 'expose' }]);
    expect(await pressed(lineOf('chipset', scenes.trial()), ['Enter'])).toEqual([{ type: 'keep' }]);
  });

  test('a card of SetUp is chosen by its digit and played by the same or by space', async () => {
    expect(await pressed(lineOf('setup', scenes.setupView()), ['2', '2'])).toEqual([{ type: 'play', card: card(21) }]);
    expect(await pressed(lineOf('setup', scenes.setupView()), ['1', '4', 'Space'])).toEqual([{ type: 'play', card: card(23) }]);
  });

  test('a challenge names the two cards besides the one just played, and passing is one key', async () => {
    // Cards go from left to right: the first four have the upper row of keys.
    expect(await pressed(lineOf('setup', scenes.challenging()), ['w', 'r'])).toEqual([{ type: 'challenge', others: [card(1), card(3)] }]);
    expect(await pressed(lineOf('setup', scenes.challenging()), ['Enter'])).toEqual([{ type: 'pass' }]);
  });

  test('a team takes sets and leaves a layout', async () => {
    expect(await pressed(lineOf('coopset', scenes.coopView()), ['w', 's', 'x'])).toEqual([{ type: 'take', cards: [card(3), card(4), card(5)] }]);
    expect(await pressed(lineOf('coopset', scenes.coopView()), ['Enter'])).toEqual([{ type: 'stop' }]);
  });

  test('in 20/20 own cards have digits and the table letters', async () => {
    expect(await pressed(lineOf('20-20', scenes.called()), ['1', '6', 'a'])).toEqual([{ type: 'take', cards: [card(10), card(15), card(1)] }]);
    expect(await pressed(lineOf('20-20', scenes.twentyView()), ['Space'])).toEqual([{ type: 'call' }]);
    expect(await pressed(lineOf('20-20', scenes.twentyView()), ['+'])).toEqual([{ type: 'ask' }]);
    expect(await pressed(lineOf('20-20', scenes.twentyView()), ['Enter'])).toEqual([{ type: 'no-set' }]);
  });
});

describe('what is shown is also said', () => {
  test('which card the scout points at', async () => {
    const page = await at(lineOf('scout', scenes.seeking()));

    expect(await page.locator(`[data-card="${card(0)}"]`).getAttribute('aria-label')).toContain('pointed at');
    expect(await page.getByText('Bruno points: find a second card!').count()).toBe(1);
  });

  test('why a seeker was wrong', async () => {
    const line = lineOf('scout', scenes.seeking());
    const page = await at(line);
    const event = { type: 'miss', seat: 0, pointed: card(0), card: card(5), wants: '2rts' };
    line.update(line.match as never, [{ type: 'played', event }]);

    await page.getByRole('status').getByText('the set would need two red striped squiggles').first().waitFor({ state: 'attached' });
  });

  test('why somebody cannot raise', async () => {
    const spent = scenes.chipsetView({ may: { fold: true, check: true, toCall: 0, mostRaise: 0, answer: false } });
    const page = await at(lineOf('chipset', { ...spent, players: spent.players.map((player) => ({ ...player, raises: 1 })) }));

    await page.getByText('You have raised already').waitFor();
  });

  test('whose hand has which sets in a showdown', async () => {
    const page = await at(lineOf('chipset', scenes.showdown()));

    await page.getByRole('img', { name: 'Set: one red solid oval, two red solid ovals, three red solid ovals' }).waitFor();
    expect(await page.getByText('+4 chips').count()).toBe(1);
  });

  test('how a team was graded', async () => {
    const over = scenes.coopView({ phase: { type: 'over', ending: 'deck-out', at: 0 }, grade: 'good', score: 9 });
    const line = lineOf('coopset', over, { standing: 'finished', outcome: { scores: [9, 9], winners: [0, 1], losers: [] } });
    line.table = { ...line.table, phase: 'finished' };
    const page = await at(line);

    await page.getByRole('heading', { name: 'Good!' }).waitFor();
    await page.getByText('9 points').waitFor();
  });

  test('that what comes up under the pointer cannot be pressed at once', async () => {
    const line = lineOf('coopset', scenes.coopView());
    const page = await at(line);
    const first = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new MutationObserver((_, observer) => {
            const panel = document.querySelector('section[aria-labelledby="panel-title"]');
            if (panel === null) return;
            observer.disconnect();
            resolve(getComputedStyle(panel).pointerEvents);
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    const over = scenes.coopView({ phase: { type: 'over', ending: 'deck-out', at: 0 }, grade: 'good', score: 9 });
    const end = lineOf('coopset', over, { standing: 'finished', outcome: { scores: [9, 9], winners: [0, 1], losers: [] } });
    line.update(end.match!, [], { ...line.table, phase: 'finished' });

    expect(await first).toBe('none');
    await page.getByRole('button', { name: 'Play again' }).click();
    await expect.poll(() => line.acts()).toContainEqual({ type: 'rematch' });
  });

  test('who loses SetUp', async () => {
    const over = scenes.setupView({ phase: { type: 'over', ending: 'deck-out', at: 0 }, mayPlay: false });
    const line = lineOf('setup', over, { standing: 'finished', outcome: { scores: [0, 5], winners: [0], losers: [1] } });
    line.table = { ...line.table, phase: 'finished' };
    const page = await at(line);

    await page.getByRole('heading', { name: 'Bruno loses' }).waitFor();
  });
});

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const SCENES: [string, Line][] = [
  ['Scout', lineOf('scout', scenes.voting())],
  ['Scout while others seek', lineOf('scout', scenes.seeking())],
  ['ChipSet', lineOf('chipset', scenes.chipsetView())],
  ['a showdown', lineOf('chipset', scenes.showdown())],
  ['SetUp', lineOf('setup', scenes.challenging())],
  ['CoopSet', lineOf('coopset', scenes.coopView())],
  ['20/20', lineOf('20-20', scenes.called())],
];

describe.each(SCENES)('%s', (_, line) => {
  test.each([
    ['a small phone', { viewport: { width: 320, height: 568 }, hasTouch: true }],
    ['a desk', { viewport: { width: 1280, height: 800 } }],
  ])('has no barrier on %s, and all of it is in sight', async (_where, options) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await at(line, { ...options, colorScheme });
      await page.evaluate(AXE);
      const found = await page.evaluate('axe.run().then((results) => results.violations.map((each) => each.id + ": " + each.nodes[0].html))');

      expect(found).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight')).toBe(true);
      for (const button of await page.locator('button[data-card], .actions button').all()) {
        const box = await button.boundingBox();
        expect(box === null || (box.x >= 0 && box.x + box.width <= options.viewport.width && box.y + box.height <= options.viewport.height)).toBe(true);
      }
    }
  });
});
