import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Language } from '../../src/lib/i18n/languages';
import { BRAINS } from './brains/index';
import { chances } from './chance';
import { Listening, Seeing } from './eyes';
import { Finger, type Hands, Mouse, Pointing, Typing, Walking } from './hands';
import { Speech } from './language';
import { Ledger } from './ledger';
import { pause, Robot } from './robot';
import type { Eyes } from './sight';

/** How somebody plays. */
export type Manner = 'mouse' | 'keys' | 'walk' | 'touch' | 'listen';

export interface Wish {
  game: string;
  manners?: [Manner, Manner];
  language?: Language;
  values?: Record<string, string>;
  rulebook?: string;
  length?: string;
  bots?: string[];
  seed?: number;
  /** Where each browser finds the server, if not at the same address. */
  bases?: [string, string];
}

export interface Player {
  robot: Robot;
  page: Page;
  complaints: string[];
  ledger: Ledger;
}

export interface Party {
  id: string;
  players: [Player, Player];
  close: () => Promise<void>;
}

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** Two people with a browser each, and a bot, at a table that has begun. */
export async function gathered(browser: Browser, base: string, wish: Wish): Promise<Party> {
  const { game, language = 'en', values = {}, bots = ['good'], seed = 1 } = wish;
  const speech = await Speech.of(language);
  const [one = 'mouse', two = 'mouse'] = wish.manners ?? [];
  const [baseOne, baseTwo] = wish.bases ?? [base, base];
  const make = (name: string, manner: Manner, at: string, salt: number) => arrive(browser, at, { name, manner, speech, language, game, seed: seed + salt });
  const players = [await make('Ana', one, baseOne, 0), await make('Bruno', two, baseTwo, 1_000)] as const;
  const [host, guest] = players;

  const { rulebook, length } = wish;
  const made = await host.page.request.post(`${baseOne}/api/v1/tables`, { data: { game, values, bots, ...(rulebook ? { rulebook } : {}), ...(length ? { length } : {}) } });
  const { id } = (await made.json()) as { id: string };
  await Promise.all([host.page.goto(`${baseOne}/t/${id}`), guest.page.goto(`${baseTwo}/t/${id}`)]);
  await guest.robot.press('table.lobby.sit');
  await host.page.locator('li', { hasText: 'Bruno' }).waitFor();
  await host.robot.press('table.lobby.start');
  return { id, players: [host, guest], close: async () => void (await Promise.all(players.map((each) => each.page.context().close()))) };
}

interface Arrival {
  name: string;
  manner: Manner;
  speech: Speech;
  language: Language;
  game: string;
  seed: number;
}

async function arrive(browser: Browser, base: string, how: Arrival): Promise<Player> {
  const context = await browser.newContext({
    locale: how.language,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    ...(how.manner === 'touch' ? PHONE : {}),
  });
  await context.request.post(`${base}/api/v1/me`, { data: { name: how.name } });
  const page = await context.newPage();
  const complaints: string[] = [];
  const ledger = new Ledger(page);
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  const [eyes, hands] = await senses(page, how.manner);
  const brain = BRAINS[how.game];
  if (brain === undefined) throw new Error(`nobody can play ${how.game}`);
  return { robot: new Robot(how.name, eyes, hands, brain(chances(how.seed)), how.speech), page, complaints, ledger };
}

async function senses(page: Page, manner: Manner): Promise<[Eyes, Hands]> {
  if (manner === 'listen') {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Accessibility.enable');
    await cdp.send('DOM.enable');
    return [new Listening(cdp), new Pointing(page, cdp)];
  }
  const hands = { mouse: Mouse, keys: Typing, walk: Walking, touch: Finger }[manner];
  return [new Seeing(page), new hands(page)];
}

/** Both play to the end; what each reads there, and how long it took. */
export async function played(party: Party, limit = 540_000): Promise<{ results: string[][]; seconds: number }> {
  const began = Date.now();
  const stop = new AbortController();
  const late = pause(limit).then(() => Promise.reject(new Error('the game does not end')));
  late.catch(() => undefined);
  try {
    const results = await Promise.race([Promise.all(party.players.map(({ robot }) => robot.play(stop.signal))), late]);
    return { results, seconds: (Date.now() - began) / 1_000 };
  } finally {
    stop.abort();
  }
}
