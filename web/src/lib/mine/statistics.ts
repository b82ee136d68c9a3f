import type { Millis } from '$lib/net/wire';

/** Finds of which so many attributes differ, and the mean time until they were seen. */
export interface Kind {
  differing: number;
  finds: number;
  mean?: Millis;
}

/** Somebody's matches of one game added up. */
export interface OfGame {
  game: string;
  matches: number;
  wins: number;
  finds: number;
  wrongCalls: number;
  here: Millis;
  kinds: Kind[];
}

export interface OfMatch {
  record: string;
  game: string;
  ended: Millis;
  won: boolean;
  score: number;
  finds: number;
  mean?: Millis;
}

/** What `GET /me/statistics` answers. */
export interface Statistics {
  games: OfGame[];
  ratings: { game: string; points: number; matches: number }[];
  /** The newest first. */
  recent: OfMatch[];
}

export const NOTHING: Statistics = { games: [], ratings: [], recent: [] };

/** Games whose finds are no sets, or lie face down, say nothing about seeing sets. */
const OTHER_FINDS = new Set(['ultraset', 'ultraset-chain', 'ghost', 'memory']);

/** Finds by kind over all games of sets and the practice table. */
export function kinds(games: readonly OfGame[], practised: readonly { differing: number; took: Millis }[]): Kind[] {
  return [1, 2, 3, 4].map((differing) => {
    const parts = [
      ...games
        .filter((game) => !OTHER_FINDS.has(game.game))
        .flatMap((game) => game.kinds)
        .filter((kind) => kind.differing === differing && kind.mean !== undefined)
        .map((kind) => ({ finds: kind.finds, millis: kind.finds * (kind.mean ?? 0) })),
      ...practised.filter((find) => find.differing === differing).map((find) => ({ finds: 1, millis: find.took })),
    ];
    const finds = parts.reduce((sum, part) => sum + part.finds, 0);
    const millis = parts.reduce((sum, part) => sum + part.millis, 0);
    return finds === 0 ? { differing, finds } : { differing, finds, mean: millis / finds };
  });
}

/** The kind that is seen most slowly, how much more slowly than the one seen fastest. */
export interface Weakness {
  slow: Kind;
  fast: Kind;
  times: number;
}

const ENOUGH = 3;

/** None if too little was found to say so. */
export function weakness(all: readonly Kind[]): Weakness | undefined {
  const known = all.filter((kind) => kind.finds >= ENOUGH && kind.mean !== undefined).sort((a, b) => (a.mean ?? 0) - (b.mean ?? 0));
  const [fast] = known;
  const slow = known.at(-1);
  if (fast === undefined || slow === undefined || fast === slow || !fast.mean) return undefined;
  return { slow, fast, times: (slow.mean ?? 0) / fast.mean };
}

/** One call in how many is wrong. */
export function wrongOneIn(games: readonly OfGame[]): number | undefined {
  const wrong = games.reduce((sum, game) => sum + game.wrongCalls, 0);
  const finds = games.reduce((sum, game) => sum + game.finds, 0);
  return wrong === 0 ? undefined : (wrong + finds) / wrong;
}

export interface Point {
  at: Millis;
  mean: Millis;
}

/** The mean time of each match, the oldest first. */
export function line(recent: readonly OfMatch[]): Point[] {
  return recent
    .filter((match) => match.mean !== undefined && !OTHER_FINDS.has(match.game))
    .map((match) => ({ at: match.ended, mean: match.mean ?? 0 }))
    .reverse();
}

/** The mean time of each day at the practice table. */
export function practiceLine(practised: readonly { took: Millis; at: Millis }[]): Point[] {
  const days = new Map<string, { at: Millis; took: Millis[] }>();
  for (const find of practised) {
    const day = new Date(find.at).toDateString();
    const known = days.get(day) ?? { at: find.at, took: [] };
    known.took.push(find.took);
    days.set(day, known);
  }
  return [...days.values()].map(({ at, took }) => ({ at, mean: took.reduce((sum, each) => sum + each, 0) / took.length }));
}
