import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launched } from './browser';
import { type Client, client, Line } from './player';
import { laid, matchView, raceView, tableView } from './scene';
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
  expect(all.flatMap((each) => each.complaints.filter((text) => !text.includes('401')))).toEqual([]);
});

async function at(line: Line, options: Parameters<typeof client>[2] = {}): Promise<Page> {
  const opened = await client(browser, line, options);
  clients.push(opened);
  await opened.page.goto(`${stage.base}/t/t1`);
  return opened.page;
}

const playing = (cards = 12) => new Line(tableView(), matchView(raceView(cards)));

describe('the socket', () => {
  test('breaks and comes back by itself; what was not answered is sent again under the same id', async () => {
    const line = playing();
    const page = await at(line);
    await page.getByRole('button', { name: 'Set!' }).waitFor();
    line.answers = false;
    await page.keyboard.press('Space');
    await expect.poll(() => line.moves().length).toBe(1);
    line.open = false;
    await line.cut();
    await page.getByText('Connection lost.').waitFor();
    line.open = true;
    line.answers = true;
    await line.cut();
    await page.getByText('Connection lost.').waitFor({ state: 'detached' });

    const sent = line.heard.filter((message) => message['type'] === 'do');
    expect(sent.length).toBeGreaterThanOrEqual(2);
    expect(new Set(sent.map((message) => message['id'])).size).toBe(1);
    expect(line.heard.filter((message) => message['type'] === 'hello').at(-1)).toMatchObject({ last: 1 });
  });

  test('closes because the server restarts, and says so', async () => {
    const line = playing();
    const page = await at(line);
    await page.getByRole('button', { name: 'Set!' }).waitFor();
    line.open = false;
    line.send({ type: 'bye', why: 'stopping' });
    await line.cut();

    await page.getByText('The server restarts.').waitFor();
  });

  test.each([
    ['kicked', 'The host has taken you from the table'],
    ['closed', 'This table is closed'],
    ['not-found', 'There is no such table'],
    ['wrong-protocol', 'There is a newer version'],
  ])('is closed for good with “%s”: a page says “%s” and shows a way out', async (why, title) => {
    const line = playing();
    line.open = false;
    const page = await at(line);
    await expect.poll(() => line.heard.length).toBe(1);
    line.send({ type: 'bye', why });

    await page.getByRole('heading', { name: title }).waitFor();
    expect(await page.locator('main a, main button').count()).toBeGreaterThan(0);
  });
});

test('a page that is loaded in the middle of one’s own call goes on with it', async () => {
  const line = new Line(tableView(), matchView(raceView(12, { phase: { type: 'called', seat: 0, until: Date.now() + 20_000 } })));
  const page = await at(line);
  await page.getByText('Your call!').waitFor();
  for (const key of ['q', 'a', 'z']) await page.keyboard.press(key);

  await expect.poll(() => line.moves()).toEqual([{ type: 'take', cards: laid(12).slice(0, 3) }]);
});

test('somebody without a name is asked for one, with a proposal, and sits down with one input', async () => {
  const line = new Line(tableView({ phase: 'gathering', seats: tableView().seats.slice(1) }));
  delete line.table.you;
  const page = await at(line, { nobody: true });
  const field = page.getByLabel('Your name');
  await field.waitFor();
  expect(await field.inputValue()).not.toBe('');
  await page.keyboard.press('Enter');

  await expect.poll(() => line.acts()).toContainEqual({ type: 'sit' });
});

test('the second tab of a table says that there are two', async () => {
  const line = playing();
  const page = await at(line);
  await page.getByRole('button', { name: 'Set!' }).waitFor();
  const second = await page.context().newPage();
  await second.goto(`${stage.base}/t/t1`);

  await second.getByText('This table is open in another tab too.').first().waitFor();
});

test('where the table waits for somebody, all see for whom, and no time runs', async () => {
  const calling = raceView(12, { phase: { type: 'called', seat: 0, until: Date.now() + 20_000 } });
  const line = new Line(tableView({ waits: true }), matchView(calling));
  const page = await at(line);
  await page.getByText('Your call!').waitFor();
  const [ana, bruno] = tableView().seats;
  if (!ana || !bruno) throw new Error('nobody there');
  line.update(line.match as never, [], tableView({ waits: true, paused: true, seats: [ana, { ...bruno, person: true, connected: false }] }));
  await page.getByText('Paused: we wait for Bruno').waitFor();
  const seconds = page.locator('.status .time');
  const before = await seconds.textContent();
  await page.waitForTimeout(1_300);
  expect(await seconds.textContent()).toBe(before);

  line.update(line.match as never, [], tableView({ waits: true }));
  await page.getByText('Paused: we wait for Bruno').waitFor({ state: 'detached' });
});

test('a full table can be watched', async () => {
  const line = new Line(tableView({ phase: 'gathering', players: { min: 1, max: 2 } }));
  delete line.table.you;
  const page = await at(line);

  await page.getByText('All seats are taken. You can watch.').waitFor();
});

describe.each([12, 15, 18, 21])('%i cards on a phone', (cards) => {
  test('are there without scrolling, and large enough for a finger', async () => {
    const page = await at(playing(cards), { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    await page.getByRole('button', { name: 'Set!' }).waitFor();
    const boxes = await page.locator('[data-place] button').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));

    expect(boxes).toHaveLength(cards);
    for (const box of boxes) {
      expect(box.width).toBeGreaterThanOrEqual(44);
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.bottom).toBeLessThanOrEqual(640);
      expect(box.right).toBeLessThanOrEqual(360);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(640);
  });
});
