import { ALL_CARDS } from '$lib/cards/card';
import { differing, judge, setsIn, type Triple } from '$lib/cards/judge';
import type { Card } from '$lib/net/wire';

export type Level = 1 | 2 | 3 | 4;

/** How far somebody has come: the level, and how often in a row it was easy or hard. */
export interface Skill {
  level: Level;
  quick: number;
  slow: number;
}

export const BEGINNER: Skill = { level: 1, quick: 0, slow: 0 };

const QUICK_MILLIS = 15_000;
const SLOW_MILLIS = 60_000;
const IN_A_ROW = 3;
const LARGEST = 12;
const TRIES = 400;

/** A find without help in little time counts for the next level; help, mistakes or much time against it. */
export function after(skill: Skill, find: { took: number; hinted: number; missed: number }): Skill {
  const hard = find.hinted > 1 || find.took > SLOW_MILLIS || find.missed > 1;
  const easy = find.hinted === 0 && find.missed === 0 && find.took <= QUICK_MILLIS;
  const quick = easy ? skill.quick + 1 : 0;
  const slow = hard ? skill.slow + 1 : 0;
  if (quick >= IN_A_ROW && skill.level < 4) return { level: (skill.level + 1) as Level, quick: 0, slow: 0 };
  if (slow >= IN_A_ROW && skill.level > 1) return { level: (skill.level - 1) as Level, quick: 0, slow: 0 };
  return { level: skill.level, quick, slow };
}

/** On how many attributes the most similar set of a layout differs; none where there is no set. */
export function similarity(cards: readonly Card[]): number | undefined {
  const kinds = setsIn(cards).map((set) => differing(judge(...set)));
  return kinds.length === 0 ? undefined : Math.min(...kinds);
}

/** Twelve cards with a set, the most similar one as much so as the level wants. */
export function layout(level: Level, random: () => number = Math.random): readonly Card[] {
  return best(level, () => drawn(LARGEST, ALL_CARDS, random));
}

/** The same with three of them replaced in their places. */
export function replaced(cards: readonly Card[], taken: Triple, level: Level, random: () => number = Math.random): readonly Card[] {
  const rest = ALL_CARDS.filter((card) => !cards.includes(card));
  return best(level, () => {
    const fresh = drawn(taken.length, rest, random);
    return cards.map((card) => (taken.includes(card) ? (fresh[taken.indexOf(card)] as Card) : card));
  });
}

function best(level: Level, sample: () => readonly Card[]): readonly Card[] {
  let found = sample();
  let distance = Infinity;
  for (let i = 0; i < TRIES && distance > 0; i++) {
    const next = i === 0 ? found : sample();
    const kind = similarity(next);
    const far = kind === undefined ? 10 : Math.abs(kind - level);
    if (far < distance) [found, distance] = [next, far];
  }
  return found;
}

function drawn(count: number, from: readonly Card[], random: () => number): Card[] {
  const cards = [...from];
  for (let i = 0; i < count; i++) {
    const j = i + Math.floor(random() * (cards.length - i));
    [cards[i], cards[j]] = [cards[j] as Card, cards[i] as Card];
  }
  return cards.slice(0, count);
}
