import type { Component } from 'svelte';
import { chipset } from '$lib/i18n/messages/chipset';
import { game } from '$lib/i18n/messages/game';
import { race } from '$lib/i18n/messages/race';
import { scout } from '$lib/i18n/messages/scout';
import type { LiveTable } from './live.svelte';

/** How a game is shown: its table, which is handed the live table, and the texts that it needs. */
export interface GameTable {
  table: () => Promise<{ default: Component<{ live: LiveTable }> }>;
  texts: { ready(): Promise<void> }[];
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
  scout: { table: () => import('./scout/Table.svelte'), texts: [game, scout] },
};
