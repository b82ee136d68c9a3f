import type { Card } from '../../../src/lib/net/wire';
import type { CardThing, Sight, Thing } from '../sight';
import { ghosts, sets, third, ultrasets } from '../solve';
import { type Brain, faces, towards } from './brain';

interface Kind {
  call: string;
  find: (cards: readonly Card[]) => Card[][];
}

const SET: Kind = { call: 'game.call', find: sets };
export const ULTRASET: Kind = { call: 'race.call.ultraset', find: ultrasets };
export const GHOST: Kind = { call: 'race.call.ghost', find: ghosts };

/** Calls what it sees and takes it; where it sees nothing it says so. */
export function racer(kind: Kind = SET): Brain {
  return (sight) => {
    const table = sight.cards('game.board');
    const before = sight.cards('race.previous');
    const cards = [...table, ...before];
    const wanted = finds(sight, kind, table, before);
    if (cards.some((card) => !card.disabled)) return towards(cards, wanted);
    if (wanted.length > 0) return sight.ready(kind.call);
    return sight.ready('race.giveUp') ?? sight.ready('game.noSet');
  };
}

function finds(sight: Sight, kind: Kind, table: readonly CardThing[], before: readonly CardThing[]): Card[][] {
  const old = faces(before);
  const needed = Number(/\d+/.exec(before[0]?.group ?? '')?.[0] ?? 0);
  const known = new Set(found(sight).map((set) => [...set].sort().join()));
  return kind
    .find([...faces(table), ...old])
    .filter((find) => find.filter((card) => old.includes(card)).length === needed && !known.has([...find].sort().join()));
}

/** In a puzzle: what was found in this layout. */
function found(sight: Sight): Card[][] {
  const cards = faces(sight.cards('race.found.list'));
  return Array.from({ length: Math.floor(cards.length / 3) }, (_, i) => cards.slice(3 * i, 3 * i + 3));
}

/** Memory: knows what it has seen where, by the key that is printed there, until a set is shown to be taken. */
export function rememberer(): Brain {
  const seen = new Map<string, Card>();
  return (sight) => {
    const up = sight.cards('game.board');
    const down = sight.backs();
    const gone = taken(sight);
    for (const [key, card] of seen) if (gone.includes(card)) seen.delete(key);
    up.forEach((thing) => seen.set(thing.key, thing.card));
    if (!down.some((thing) => !thing.disabled)) return sight.ready('race.call.turn');
    const there = [...down, ...up].flatMap((thing) => seen.get(thing.key) ?? []);
    const aim = sets(there).find((set) => up.every((thing) => set.includes(thing.card))) ?? [];
    const known = (thing: Thing) => aim.includes(seen.get(thing.key) as Card);
    return down.find(known) ?? down.find((thing) => !seen.has(thing.key)) ?? down[0];
  };
}

/** The cards of the set that was taken last, as it is shown to all. */
function taken(sight: Sight): Card[] {
  const rows = sight.things
    .filter((thing) => thing.role === 'img')
    .map((thing) => thing.name.split(', ').flatMap((name) => sight.speech.card(name) ?? []));
  return rows.filter((row) => row.length === 3 && sets(row).length === 1).flat();
}

/** What a second card must be. */
export function completing(one: Card, cards: readonly CardThing[]): Thing | undefined {
  const there = faces(cards);
  return cards.find(({ card }) => card !== one && third(one, card) !== card && there.includes(third(one, card)));
}
