import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import core from '../../src/lib/i18n/messages/core/pt';
import game from '../../src/lib/i18n/messages/game/pt';
import home from '../../src/lib/i18n/messages/home/pt';
import table from '../../src/lib/i18n/messages/table/pt';
import { launched } from '../browser';
import { sticksOut } from './barriers';
import { type Looks, Person } from './person';
import { RealServer } from './server';
import { played } from './world';

const PHONE: Looks = { language: 'pt', viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

let server: RealServer;
let browser: Browser;
let people: Person[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([RealServer.started(), launched()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

afterEach(async () => {
  const all = people;
  people = [];
  for (const { page } of all) if (!page.isClosed()) expect(await sticksOut(page)).toEqual([]);
  await Promise.all(all.map((person) => person.leaves()));
  // A code or a table that is not there is answered with 404, and a server that is away not at all.
  const known = /404|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|WebSocket/;
  expect(all.flatMap((person) => person.complaints.filter((text) => !known.test(text)))).toEqual([]);
});

async function somebody(name: string, looks: Looks = PHONE): Promise<Person> {
  const person = await Person.comes(browser, server.base, name, looks);
  people.push(person);
  return person;
}

const main = (page: Page) => page.locator('main');
const cards = (page: Page): Promise<(string | null)[]> =>
  page.locator('[data-place] [data-card]').evaluateAll((all) => all.map((each) => each.getAttribute('data-card')));

/** Somebody at a table of the base game that has begun. */
async function playing(name: string, values: Record<string, string> = {}): Promise<{ person: Person; id: string }> {
  const person = await somebody(name);
  const { id } = await person.opensTable({ game: 'base', bots: ['beginner'], values });
  await person.goes(`/t/${id}`);
  await person.page.getByRole('button', { name: table['lobby.start'] }).click();
  await person.page.locator('[data-place] [data-card]').first().waitFor();
  return { person, id };
}

test('at a full table one is told so, and may watch', async () => {
  const host = await somebody('Ana');
  const { id } = await host.opensTable({ game: '20-20', bots: Array.from({ length: 7 }, () => 'beginner') });
  const guest = await somebody('Bruno');
  await guest.goes(`/t/${id}`);

  await main(guest.page).getByText(table['lobby.full']).waitFor();
  expect(await guest.page.getByRole('button', { name: table['lobby.sit'] }).count()).toBe(0);
});

test('a table that has ended shows the result, and the way to the review and home', async () => {
  const [ana, bruno] = [await somebody('Ana'), await somebody('Bruno')];
  const id = await played(ana, [bruno], 'base', { pace: [20, 20, 20, 20], small: true });
  const stranger = await somebody('Chiara');
  await stranger.goes(`/t/${id}`);
  await main(stranger.page).getByRole('link', { name: table['end.review'] }).click();
  await stranger.page.waitForURL(`**/records/${id}`);
  await main(stranger.page).getByRole('heading', { level: 1 }).waitFor();
});

test('a wrong code is answered where it was written, and can be written again', async () => {
  const guest = await somebody('Bruno');
  await guest.goes('/join/qqqq');

  await guest.page.getByRole('alert').getByText(home['join.wrong'].replace('{code}', 'QQQQ')).waitFor();
  expect(await guest.page.getByLabel(home['join.label']).inputValue()).toBe('QQQQ');
});

test('whoever is taken from a table is told so, after a reload too', async () => {
  const host = await somebody('Ana');
  const { id } = await host.opensTable({ game: 'base' });
  await host.goes(`/t/${id}`);
  const guest = await somebody('Bruno');
  await guest.goes(`/t/${id}?sit`);
  await host.page.getByRole('button', { name: table['lobby.remove'].replace('{name}', 'Bruno') }).click();
  await guest.page.getByRole('heading', { name: table['bye.kicked.title'] }).waitFor();
  await guest.page.reload();
  await guest.page.getByRole('heading', { name: table['bye.kicked.title'] }).waitFor();
  await main(guest.page).getByRole('link', { name: core['home'] }).click();

  await guest.page.waitForURL(`${server.base}/`);
});

test('while the server restarts one is told so, and then the table is there again by itself', async () => {
  const { person } = await playing('Ana');
  const before = await cards(person.page);
  await server.stop();
  await person.page.getByText(table['link.stopping']).waitFor();
  await server.start();
  await person.page.getByText(table['link.stopping']).waitFor({ state: 'detached' });

  expect((await cards(person.page)).filter((card) => before.includes(card)).length).toBeGreaterThanOrEqual(9);
  await person.page.getByRole('button', { name: game['call'] }).waitFor();
});

test('two tabs of one person both work, and say that there are two', async () => {
  const { person, id } = await playing('Ana', { 'call-seconds': '30' });
  const first = person.page;
  const second = await person.opens(`/t/${id}`);
  await second.getByText(table['twoTabs']).first().waitFor();
  await second.getByRole('button', { name: game['call'] }).click();

  await first.getByText(game['yours']).first().waitFor();
  await second.getByText(game['yours']).first().waitFor();
});

test('the back button leaves the table, and forward leads there again', async () => {
  const { person, id } = await playing('Ana');
  await person.goes('/');
  await person.goes(`/t/${id}`);
  await person.page.locator('[data-place] [data-card]').first().waitFor();
  await person.page.goBack();
  await main(person.page).getByRole('heading', { level: 1 }).waitFor();
  await person.page.goForward();

  await person.page.getByRole('button', { name: game['call'] }).waitFor();
});

test('a reload in the middle of one’s own call goes on with it', async () => {
  const { person } = await playing('Ana', { 'call-seconds': '30' });
  await person.page.getByRole('button', { name: game['call'] }).click();
  await person.page.getByText(game['yours']).first().waitFor();
  await person.page.reload();
  await person.page.getByText(game['yours']).first().waitFor();
  for (let i = 0; i < 3; i++) await person.page.locator('[data-place] button').nth(i).click();

  await person.page.getByText(game['yours']).first().waitFor({ state: 'detached' });
});

test('without a network the page says so, and what works works', async () => {
  const person = await somebody('Ana', { ...PHONE, serviceWorkers: 'allow' });
  await person.goes('/learn');
  await person.page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 20_000 });
  await person.context.setOffline(true);
  await person.page.reload();
  const told = new RegExp(`${core['offline.title']}|${core['error.unreachable'].slice(0, 20)}`);
  await person.page.locator('[role=status]', { hasText: told }).waitFor();

  await main(person.page).getByRole('heading', { level: 1 }).waitFor();
});
