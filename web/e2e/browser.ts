import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const KNOWN = [
  process.env['TERCET_CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A real Chromium, from where systems install it. */
export function launched(): Promise<Browser> {
  const executablePath = KNOWN.find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined) {
    throw new Error('The browser tests need Chromium: install it, or say where it is in TERCET_CHROMIUM.');
  }
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}
