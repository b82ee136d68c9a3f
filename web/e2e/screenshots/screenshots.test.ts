import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import type { Language } from '../../src/lib/i18n/languages';
import { launched } from '../browser';
import { Person } from '../real/person';
import { PAGES, type Screen, type Stock, TABLES } from '../real/screens';
import { RealServer } from '../real/server';
import { others, played } from '../real/world';

/** Where the pictures go, and in which language they are: for looking at them in another than English. */
const TO = process.env['TERCET_PICTURES'] ?? fileURLToPath(new URL('../../../docs/screenshots', import.meta.url));
const LANGUAGE = (process.env['TERCET_LANGUAGE'] ?? 'en') as Language;
/** Whether to show all of a page, however long. */
const WHOLE = process.env['TERCET_WHOLE'] !== undefined;

const SIZES = {
  phone: { width: 360, height: 640, deviceScaleFactor: 2, mobile: true },
  desktop: { width: 1_280, height: 800, deviceScaleFactor: 1, mobile: false },
} as const;

/** Until the bots have done something worth looking at. */
const PLAYED = 12_000;

let server: RealServer;
let browser: Browser;
let ana: Person;
/** The same person with a phone. */
let phone: Person;
let stock: Stock;
const taken: string[] = [];

beforeAll(async () => {
  mkdirSync(TO, { recursive: true });
  readdirSync(TO).filter((name) => /-(phone|desktop)-(light|dark)\.\w+$/.test(name)).forEach((name) => rmSync(`${TO}/${name}`));
  server = await RealServer.started();
  browser = await launched();
  ana = await Person.comes(browser, server.base, 'Ana', { language: LANGUAGE });
  const rivals = await others(browser, server.base, 3);
  for (const [i, game] of ['base', 'coopset'].entries()) {
    const waits = await rivals[i]?.opensTable({ game, open: true });
    await rivals[i]?.goes(`/t/${waits?.id}`);
  }
  const games = [1.35, 1.2, 1.25, 1, 0.9, 0.95, 0.8].map((slow, i) =>
    played(ana, rivals.slice(0, 1 + (i % 3)), 'base', { pace: [1_000, 1_500, 2_000, 2_700].map((millis) => millis * slow) }),
  );
  const ids = await Promise.all(games);
  stock = { finished: ids.at(-1) ?? '' };
  const storageState = await ana.context.storageState();
  phone = await Person.comes(browser, server.base, '', { language: LANGUAGE, storageState, nobody: true, hasTouch: true, isMobile: true });
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  if (process.env['TERCET_PICTURES'] === undefined) writeFileSync(`${TO}/README.md`, listed());
});

test.each(PAGES.map((screen) => [screen.name, screen] as const))('%s', async (_, screen) => {
  await Promise.all([ana, phone].map((each) => screen.open(each, stock)));
  await ana.page.waitForTimeout(600);
  await pictures(screen, 'desktop', ana);
  await pictures(screen, 'phone', phone);
});

test('tables', { timeout: 120_000 }, async () => {
  const tabs: [Screen, Person['page']][] = [];
  for (const screen of TABLES) {
    await ana.opens();
    await screen.open(ana, stock);
    tabs.push([screen, ana.page]);
  }
  await ana.page.waitForTimeout(PLAYED);
  for (const [screen, page] of tabs) {
    ana.page = page;
    await page.bringToFront();
    await phone.page.goto(page.url());
    await phone.page.locator('[data-place], [data-card]').first().waitFor();
    await phone.page.waitForTimeout(400);
    await pictures(screen, 'desktop', ana);
    await pictures(screen, 'phone', phone);
  }
});

/** The screen as it is now, light and dark. */
async function pictures(screen: Screen, size: keyof typeof SIZES, { page, context }: Person): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDeviceMetricsOverride', SIZES[size]);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.waitForTimeout(150);
    const name = `${screen.name}-${size}-${theme}`;
    writeFileSync(`${TO}/${name}.webp`, await picture(devtools, SIZES[size]));
    taken.push(name);
  }
  await devtools.detach();
}

async function picture(devtools: CDPSession, metrics: { width: number; height: number }): Promise<Buffer> {
  const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
  const clip = { x: 0, y: 0, width: metrics.width, height: cssContentSize.height, scale: 1 };
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    ...(WHOLE ? { clip, captureBeyondViewport: true } : {}),
  });
  return Buffer.from(data, 'base64');
}

/** A page that shows them all. */
function listed(): string {
  const names = [...TABLES, ...PAGES].map((screen) => screen.name).filter((name) => taken.includes(`${name}-phone-light`));
  const cell = (name: string, size: string, theme: string): string => `![${name}, ${size}, ${theme}](${name}-${size}-${theme}.webp)`;
  const parts = names.map((name) =>
    [
      `## ${name}`,
      '',
      '| phone, light | phone, dark | desktop, light | desktop, dark |',
      '|---|---|---|---|',
      `| ${['phone', 'desktop'].flatMap((size) => ['light', 'dark'].map((theme) => cell(name, size, theme))).join(' | ')} |`,
      '',
    ].join('\n'),
  );
  return `# Screenshots\n\nMade by \`./tercet screenshots\`.\n\n${parts.join('\n')}`;
}
