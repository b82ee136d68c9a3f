import { api } from '$lib/net/api';
import type { Outcome } from '$lib/net/wire';
import type { LiveTable } from '$lib/table/live.svelte';

interface Summary {
  id: string;
  seats: { name: string; person: boolean }[];
  outcome?: Outcome;
}

/** The best earlier result of the same people, as far as the last records go; nothing if there is none, or nobody can say. */
export async function bestBefore(live: LiveTable): Promise<number | undefined> {
  if (live.you === undefined) return undefined;
  const team = named(live.table?.seats ?? []);
  try {
    const { records } = await api.get<{ records: Summary[] }>('/records?game=coopset&mine=true');
    const scores = records
      .filter((record) => record.id !== live.id && named(record.seats) === team)
      .flatMap((record) => record.outcome?.scores.slice(0, 1) ?? []);
    return scores.length === 0 ? undefined : Math.max(...scores);
  } catch {
    return undefined;
  }
}

function named(seats: readonly { name: string; person: boolean }[]): string {
  return seats
    .filter((seat) => seat.person)
    .map((seat) => seat.name)
    .sort()
    .join('\n');
}
