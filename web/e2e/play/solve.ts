import { ALL_CARDS, ATTRIBUTES, digit } from '../../src/lib/cards/card';
import type { Card } from '../../src/lib/net/wire';

/** The card that makes a set of two. */
export function third(one: Card, two: Card): Card {
  let index = 0;
  for (const attribute of ATTRIBUTES) index = 3 * index + ((6 - digit(one, attribute) - digit(two, attribute)) % 3);
  return ALL_CARDS[index] as Card;
}

export function sets(cards: readonly Card[]): Card[][] {
  const found: Card[][] = [];
  for (const [i, one] of cards.entries()) {
    for (let j = i + 1; j < cards.length; j++) {
      const two = cards[j] as Card;
      const at = cards.indexOf(third(one, two), j + 1);
      if (at > 0) found.push([one, two, cards[at] as Card]);
    }
  }
  return found;
}

/** Four cards: two pairs that want the same third card. */
export function ultrasets(cards: readonly Card[]): Card[][] {
  const pairs = new Map<Card, [Card, Card][]>();
  for (const [i, one] of cards.entries()) {
    for (const two of cards.slice(i + 1)) {
      const wants = third(one, two);
      pairs.set(wants, [...(pairs.get(wants) ?? []), [one, two]]);
    }
  }
  return [...pairs.values()].flatMap((same) => same.flatMap((pair, i) => same.slice(i + 1).map((other) => [...pair, ...other])));
}

/** Six cards whose values come out even in each attribute, which is the same as three pairs whose missing cards are a set. */
export function ghosts(cards: readonly Card[]): Card[][] {
  const found: Card[][] = [];
  const choose = (from: number, chosen: Card[], sum: number[]): void => {
    if (chosen.length === 6) {
      if (sum.every((each) => each % 3 === 0)) found.push(chosen);
      return;
    }
    for (let i = from; i < cards.length && found.length === 0; i++) {
      const card = cards[i] as Card;
      choose(i + 1, [...chosen, card], sum.map((each, n) => each + digit(card, ATTRIBUTES[n] ?? 'number')));
    }
  };
  choose(0, [], [0, 0, 0, 0]);
  return found;
}
