import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launched } from './browser';
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

test('without a network the client opens all the same, and says how things are', async () => {
  const page = await browser.newPage({ locale: 'fr-FR' });
  await page.goto(stage.base);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 20_000 });
  await page.context().setOffline(true);
  await page.reload();

  // Whether Chromium calls itself offline after a reload varies; that nobody answers is certain.
  await page.getByText(/Vous êtes hors ligne|Le serveur ne répond pas/).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await page.close();
});
