import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Holder } from '../src/lib/net/api';
import { launched } from './browser';
import { client, Line } from './player';
import { tableView } from './scene';
import { serve } from './stage';

let browser: Browser;
let stage: { base: string; close: () => void };

beforeAll(async () => {
  stage = await serve();
  browser = await launched();
});

afterAll(async () => {
  await browser?.close();
  stage?.close();
});

/** My page, with a server that knows a browser and two programs of mine. */
async function opened(): Promise<{ page: Page; ended: string[]; close: () => Promise<void> }> {
  const { page, close } = await client(browser, new Line(tableView()), { timezoneId: 'UTC' });
  let holders: Holder[] = [
    { id: 'a', program: false, since: Date.UTC(2026, 8, 1, 10), here: true },
    { id: 'b', program: true, since: Date.UTC(2026, 9, 2, 11), here: false },
    { id: 'c', program: true, since: Date.UTC(2026, 9, 3, 12), here: false },
  ];
  const ended: string[] = [];
  await page.route('**/api/v1/me/holders**', (route) => {
    const path = new URL(route.request().url()).pathname;
    if (route.request().method() === 'GET') return route.fulfill({ json: { holders } });
    ended.push(path);
    holders = holders.filter((holder) => !path.endsWith(`/${holder.id}`));
    return route.fulfill({ status: 204 });
  });
  await page.goto(`${stage.base}/me`);
  await page.getByText('This browser').waitFor();
  return { page, ended, close };
}

const remove = (page: Page, which: string | RegExp) => page.getByRole('button', { name: which });

test('who removes one program is asked once before, and keeps the others', async () => {
  const { page, ended, close } = await opened();
  expect(await remove(page, /^Remove: /).count()).toBe(3);

  await remove(page, /^Remove: Program\. First time: Oct 2, 2026, 11:00/).click();
  await page.getByRole('heading', { name: 'Remove this program?' }).waitFor();
  expect(ended).toEqual([]);
  await remove(page, 'Yes, remove').click();

  await remove(page, /Oct 2/).waitFor({ state: 'detached' });
  expect(ended).toEqual(['/api/v1/me/holders/b']);
  expect(await remove(page, /^Remove: /).count()).toBe(2);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Browsers and programs');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Hello, Ana');
  await close();
});

test('who removes this browser is nobody in it afterwards', async () => {
  const { page, ended, close } = await opened();

  await remove(page, /^Remove: This browser/).click();
  await page.getByText('not even you').waitFor();
  await remove(page, 'Yes, remove').click();

  await page.getByText('You have no name yet.').waitFor();
  expect(ended).toEqual(['/api/v1/me/holders/a']);
  expect(await page.getByText('Browsers and programs').count()).toBe(0);
  await close();
});
