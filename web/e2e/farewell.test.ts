import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('who says goodbye on their page is nobody afterwards, and is asked once before', async () => {
  const { page, close } = await client(browser, new Line(tableView()));
  const ended: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && ended.push(new URL(request.url()).pathname));
  await page.goto(`${stage.base}/me`);

  await page.getByRole('button', { name: 'Say goodbye' }).click();
  expect(ended).toEqual([]);
  await page.getByRole('button', { name: 'Yes, goodbye' }).click();

  await page.getByText('You have no name yet.').waitFor();
  expect(ended).toEqual(['/api/v1/me']);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('My page');
  await close();
});
