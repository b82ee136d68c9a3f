import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_CARDS } from '../src/lib/cards/card';
import { launched } from './browser';
import { client, Line } from './player';
import { matchView, raceView, tableView } from './scene';
import { serve } from './stage';

/**
 * Two cards can be told apart if, over the places where either has ink, the root of the mean square of the difference of their
 * colours (CIE76) is at least this. 2.3 is just noticeable where two colours touch; this is five times as much.
 */
const APART = 12;

const SIGHTS = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
const THEMES = ['light', 'dark'] as const;
const PALETTES = ['classic', 'clear', 'warm'] as const;

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

describe.each(PALETTES)('with the palette “%s”', (palette) => {
  test.each(THEMES)('all 3,240 pairs of cards can be told apart by everybody, %s', async (theme) => {
    const view = raceView(0, { rectangle: 81, table: ALL_CARDS.map((card, place) => ({ place, card })) });
    const settings = { theme, palette, keys: 'off' };
    const line = new Line(tableView(), matchView(view));
    const { page, close } = await client(browser, line, { viewport: { width: 2_000, height: 700 }, settings });
    await page.goto(`${stage.base}/t/t1`);
    await page.locator('[data-place="80"]').waitFor();
    const cdp = await page.context().newCDPSession(page);

    for (const sight of SIGHTS) {
      const { least, pair } = await closest(page, cdp, sight);
      console.info(`${palette}, ${theme}, ${sight}: the closest pair is ${pair}, ${least.toFixed(1)} apart`);
      expect(least, `${sight}: ${pair}`).toBeGreaterThanOrEqual(APART);
    }
    await close();
  });
});

async function closest(page: Page, cdp: CDPSession, type: (typeof SIGHTS)[number]): Promise<{ least: number; pair: string }> {
  await cdp.send('Emulation.setEmulatedVisionDeficiency', { type });
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(compare, picture);
}

/** Runs in the page: the two cards of the picture that look most alike. */
async function compare(picture: string): Promise<{ least: number; pair: string }> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);

  const linear = (value: number) => (value <= 10.314 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const root = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const lab = (r: number, g: number, b: number): [number, number, number] => {
    const [x, y, z] = [linear(r), linear(g), linear(b)];
    const fx = root((0.4124 * x + 0.3576 * y + 0.1805 * z) / 0.95047);
    const fy = root(0.2126 * x + 0.7152 * y + 0.0722 * z);
    const fz = root((0.0193 * x + 0.1192 * y + 0.9505 * z) / 1.08883);
    return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
  };
  const far = (a: Float32Array, b: Float32Array, i: number) =>
    Math.hypot((a[i] ?? 0) - (b[i] ?? 0), (a[i + 1] ?? 0) - (b[i + 1] ?? 0), (a[i + 2] ?? 0) - (b[i + 2] ?? 0));

  const cards = [...document.querySelectorAll<HTMLElement>('[data-place] [data-card]')].map((card) => {
    const box = card.getBoundingClientRect();
    // Without the edge, which all have in common.
    const [width, height] = [Math.floor(box.width) - 6, Math.floor(box.height) - 6];
    const { data } = context.getImageData(Math.round(box.left) + 3, Math.round(box.top) + 3, width, height);
    const colours = new Float32Array((data.length / 4) * 3);
    for (let i = 0; i < data.length; i += 4) colours.set(lab(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0), (i / 4) * 3);
    return { name: card.dataset['card'] ?? '', colours, width };
  });
  // The paper is what lies in the middle of the upper edge, where no card has ink.
  const paper = (card: (typeof cards)[number]) => 3 * Math.floor(card.width / 2);

  let least = Infinity;
  let pair = '';
  for (const [i, one] of cards.entries()) {
    const base = one.colours.slice(paper(one), paper(one) + 3);
    for (const two of cards.slice(i + 1)) {
      let sum = 0;
      let ink = 0;
      const size = Math.min(one.colours.length, two.colours.length);
      for (let at = 0; at < size; at += 3) {
        const inked = far(one.colours.subarray(at, at + 3), base, 0) > 8 || far(two.colours.subarray(at, at + 3), base, 0) > 8;
        if (!inked) continue;
        ink++;
        sum += far(one.colours, two.colours, at) ** 2;
      }
      const distance = Math.sqrt(sum / Math.max(1, ink));
      if (distance < least) {
        least = distance;
        pair = `${one.name} and ${two.name}`;
      }
    }
  }
  return { least, pair };
}
