import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chances } from './chance';
import { type Ledger, movesOf } from './ledger';
import { gathered, type Party, played } from './party';
import { pause } from './robot';
import { ALL, Scene } from './scene';
import { type Loss, Wire } from './wire';
import { asServed, asShown } from './witness';

const CUTS = ALL ? 200 : 8;
const SEED = Number(process.env['TERCET_SEED'] ?? Math.floor(Math.random() * 1e9));
const LOSSES: Loss[] = ['nothing', 'answers', 'acts'];

const scene = new Scene();

interface Side {
  wire: Wire;
  ledger: Ledger;
  page: Page;
  /** A page beside it that sees what the server shows to the same seat. */
  witness: Page;
}

test(`the line breaks at ${CUTS} random moments, and each time the table is right again by itself; nothing is lost or done twice`, async () => {
  console.info(`TERCET_SEED=${SEED}`);
  const chance = chances(SEED);
  let cuts = 0;
  let again = 0;
  for (let games = 0; cuts < CUTS; games++) {
    const { browser } = scene;
    // The witness has the players' cookies only where the host has the same name.
    const base = scene.server.base.replace('localhost', '127.0.0.1');
    const wires: [Wire, Wire] = [await Wire.to(base), await Wire.to(base)];
    const values: Record<string, string> = ALL ? { 'call-seconds': '10' } : { deck: 'small', 'call-seconds': '10' };
    const party = await gathered(browser, base, { game: 'base', values, seed: SEED + games, bases: [wires[0].base, wires[1].base] });
    const sides: Side[] = await Promise.all(party.players.map(async ({ page, ledger }, i) => ({ page, ledger, wire: wires[i] as Wire, witness: await beside(page, base) })));
    const over = played(party);
    let ended = false;
    void over.finally(() => (ended = true)).catch(() => undefined);
    while (cuts < CUTS && !ended) {
      await pause(chance() * 250);
      const side = sides[chance() < 0.5 ? 0 : 1] as Side;
      if (await broken(party, side, chance, () => ended)) cuts++;
    }
    const { results } = await over;
    expect(results[1]?.length).toBe(results[0]?.length);
    await settled(party, sides, base);
    again += sides.reduce((sum, side) => sum + side.ledger.again, 0);
    await party.close();
    wires.forEach((wire) => wire.close());
  }
  console.info(`${cuts} cuts; ${again} moves were sent once more`);
}, 900_000);

async function beside(page: Page, base: string): Promise<Page> {
  const witness = await page.context().newPage();
  // A page of the client, whose policy lets it speak to the server, without the client in it.
  await witness.goto(`${base}/icon.svg`);
  return witness;
}

/** Breaks a line while its player plays on, and waits until page and server agree again. Says whether there was a line to break. */
async function broken(party: Party, side: Side, chance: () => number, ended: () => boolean): Promise<boolean> {
  const welcomes = side.ledger.welcomes;
  side.wire.lose(LOSSES[Math.floor(chance() * 3)] ?? 'nothing');
  await pause(chance() * 200);
  if (side.wire.cut() === 0) return false;
  await pause(chance() * 100);
  party.players.forEach(({ robot }) => (robot.held = true));
  await expect.poll(() => side.ledger.welcomes, { timeout: 15_000 }).toBeGreaterThan(welcomes);
  await expect
    .poll(async () => ended() || JSON.stringify(await asServed(side.witness, party.id)) === JSON.stringify(await asShown(side.page)), { timeout: 15_000 })
    .toBe(true);
  party.players.forEach(({ robot }) => (robot.held = false));
  return true;
}

/** What each browser was told is done is what the server has on record, no more and no less. */
async function settled(party: Party, sides: readonly Side[], base: string): Promise<void> {
  const [{ page }] = party.players;
  const record = () => page.request.get(`${base}/api/v1/records/${party.id}/file`);
  await expect.poll(async () => (await record()).status(), { timeout: 10_000 }).toBe(200);
  const file = await (await record()).text();
  sides.forEach(({ ledger }, seat) => {
    expect(ledger.lost()).toEqual([]);
    expect(movesOf(file, seatOf(file, party.players[seat]?.robot.name ?? ''))).toEqual(ledger.done());
  });
}

function seatOf(file: string, name: string): number {
  return Number(new RegExp(`^Seat: #(\\d+) .*"${name}"`, 'm').exec(file)?.[1]) - 1;
}
