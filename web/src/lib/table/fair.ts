import type { LiveTable } from './live.svelte';

/** Everybody at the table adds something random to the shuffle, once, without being asked. */
export function contribute(live: LiveTable): void {
  const { table, you } = live;
  if (table?.phase !== 'gathering' || you === undefined || table.fair.contributed.includes(you)) return;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const random = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  void live.do({ type: 'contribute', random });
}
