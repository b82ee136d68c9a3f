import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { launched } from '../browser';
import { RealServer } from '../real/server';
import { gathered, type Party, played, type Wish } from './party';

/** Games take as long as bots think. */
export const LONG = { timeout: 600_000 };

/** Everything that is there, `npm run play`; without it, what `./tercet test` has time for. */
export const ALL = process.env['TERCET_PLAY'] === 'all';

/** What makes games short. */
const SHORT: Record<string, Partial<Wish>> = {
  base: { values: { deck: 'small' } },
  chipset: { values: { chips: '5', 'next-seconds': '0' } },
  '20-20': { bots: ['master'] },
  setup: { values: { 'window-seconds': '2' }, bots: ['master'] },
};

export class Scene {
  server!: RealServer;
  browser!: Browser;

  constructor() {
    beforeAll(async () => {
      [this.server, this.browser] = await Promise.all([RealServer.started(), launched()]);
    });
    afterAll(async () => {
      await this.browser?.close();
      await this.server?.close();
    });
  }

  gathered(wish: Wish): Promise<Party> {
    return gathered(this.browser, this.server.base, { ...SHORT[wish.game], ...wish });
  }

  /** A whole game, at whose end both read the same. */
  async game(wish: Wish): Promise<void> {
    const party = await this.gathered(wish);
    try {
      const { results, seconds } = await played(party);
      const [one, two] = party.players;
      console.info(`${wish.game}: ${seconds.toFixed(1)} s, ${one.robot.presses} + ${two.robot.presses} presses. ${results[0]?.join(' · ')}`);
      expect(results[0]?.length).toBeGreaterThan(0);
      expect(bare(results[1])).toEqual(bare(results[0]));
      expect(party.players.flatMap((each) => each.complaints)).toEqual([]);
    } finally {
      await party.close();
    }
  }
}

/** Who has how much, and not who “you” are. */
function bare(lines: readonly string[] = []): string[] {
  return lines.map((line) => line.replace(/^(Ana|Bruno) \p{L}+ /u, '$1 '));
}
