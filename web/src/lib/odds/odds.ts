/** So many cards out of the deck: how many hands there are, and how many of them hold no set. Counts are text, being too large for numbers. */
export interface Hands {
  cards: number;
  setFree: string;
  total: string;
  /** In lowest terms. */
  fraction: string;
  probability: number;
}

/** A figure that a rulebook prints, beside what it should be. */
export interface Printed {
  rulebook: string;
  cards: number;
  /** What is said: how likely a set is, or one in how many layouts has none. */
  says: { type: 'a-set'; probability: number } | { type: 'one-in'; many: number };
}

export const PRINTED: readonly Printed[] = [
  { rulebook: 'devir', cards: 12, says: { type: 'a-set', probability: 0.97 } },
  { rulebook: 'devir', cards: 15, says: { type: 'a-set', probability: 0.9996 } },
  { rulebook: 'gigamic', cards: 12, says: { type: 'one-in', many: 33 } },
  { rulebook: 'gigamic', cards: 15, says: { type: 'one-in', many: 2_500 } },
];

/** How many sets so many cards hold on average: each triple is one with a chance of 1 in 79. */
export function meanSets(cards: number): number {
  return (cards * (cards - 1) * (cards - 2)) / 6 / 79;
}

/** One in how many hands holds no set; exactly, but for what a number can hold. */
export function oneIn(hands: Hands): number | undefined {
  const [over = '0', under = '1'] = hands.fraction.split('/');
  return over === '0' ? undefined : Number(under) / Number(over);
}
