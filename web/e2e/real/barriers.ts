import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }>;
}

/** What axe finds wrong with a page as it is now: the rule, where, and why. */
export async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} at ${String(node.target)}: ${node.failureSummary?.replace(/\s+/g, ' ')}`));
  });
}

/** What sticks out of the window at its right edge, where one would have to scroll sideways. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('main *')].filter((each) => each.getBoundingClientRect().right > clientWidth + 1);
    return [`${scrollWidth} px wide in ${clientWidth}: ${wide.slice(0, 3).map((each) => `${each.tagName}.${each.getAttribute('class')}`).join(', ')}`];
  });
}
