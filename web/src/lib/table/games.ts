import type { Component } from 'svelte';
import { chipset } from '$lib/i18n/messages/chipset';
import { coop } from '$lib/i18n/messages/coop';
import { game } from '$lib/i18n/messages/game';
import { race } from '$lib/i18n/messages/race';
import { scout } from '$lib/i18n/messages/scout';
import { setup } from '$lib/i18n/messages/setup';
import { twenty } from '$lib/i18n/messages/twenty';
import type { CoopView } from '$lib/net/wire';
import type { LiveTable } from './live.svelte';

/** How a game is shown: its table, which is handed the live table, and the texts that it needs. */
export interface GameTable {
  table: () => Promise<{ default: Component<{ live: LiveTable }> }>;
  texts: { ready(): Promise<void> }[];
  /** What the end shows besides the scores. */
  result?: () => Promise<{ default: Component<{ live: LiveTable }> }>;
  /** What is said of the end where there is more to it than who wins. */
  title?: (live: LiveTable) => string | undefined;
  /** The fewest points are the best. */
  fewest?: boolean;
  /** All have the same score, so nobody is ranked. */
  together?: boolean;
}

/** In SetUp it matters who loses. */
function lost(live: LiveTable): string | undefined {
  const losers = live.match?.outcome?.losers;
  if (losers === undefined) return undefined;
  if (losers.length === 0) return setup.say('lost.nobody');
  if (live.you !== undefined && losers.includes(live.you)) return setup.say('lost.you');
  return setup.say('lost.other', { names: losers.map((seat) => live.name(seat)).join(', '), count: losers.length });
}

/** In CoopSet it matters how well the team did. */
function graded(live: LiveTable): string | undefined {
  const grade = (live.match?.table as CoopView | undefined)?.grade;
  return grade && coop.say(`grade.${grade}`);
}

const RACE: GameTable = { table: () => import('./race/Table.svelte'), texts: [game, race] };

/** The games that this client can show, by the names that the catalogue has for them. */
export const GAMES: Record<string, GameTable> = {
  base: RACE,
  'set-chain': RACE,
  ultraset: RACE,
  'ultraset-chain': RACE,
  ghost: RACE,
  puzzle: RACE,
  shuffle: RACE,
  memory: RACE,
  chipset: { table: () => import('./chipset/Table.svelte'), texts: [game, chipset] },
  setup: {
    table: () => import('./setup/Table.svelte'),
    texts: [game, setup],
    result: () => import('./setup/Result.svelte'),
    title: lost,
    fewest: true,
  },
  coopset: {
    table: () => import('./coop/Table.svelte'),
    texts: [game, coop],
    result: () => import('./coop/Result.svelte'),
    title: graded,
    together: true,
  },
  '20-20': { table: () => import('./twenty/Table.svelte'), texts: [game, twenty] },
  scout: { table: () => import('./scout/Table.svelte'), texts: [game, scout] },
};

/** The table of a game, with its texts. */
export async function fetchTable(id: string): Promise<Component<{ live: LiveTable }>> {
  const entry = GAMES[id];
  if (entry === undefined) throw new Error(id);
  const [table] = await Promise.all([entry.table(), ...entry.texts.map((part) => part.ready())]);
  return table.default;
}
