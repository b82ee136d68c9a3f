import type { Card, Trait, Verdict } from '$lib/net/wire';
import { ALL_CARDS, ATTRIBUTES, type Attribute, digit } from './card';

/**
 * The judgement of three cards, for what one does alone in the browser: learning and puzzles, which work without a server.
 * At a table the server judges.
 */
export function judge(a: Card, b: Card, c: Card): Verdict {
  const of = (attribute: Attribute): Trait => trait(digit(a, attribute), digit(b, attribute), digit(c, attribute));
  return { number: of('number'), colour: of('colour'), fill: of('fill'), shape: of('shape') };
}

function trait(a: number, b: number, c: number): Trait {
  if ((a + b + c) % 3 === 0) return a === b ? { type: 'same', digit: a } : { type: 'different' };
  if (a === b) return { type: 'broken', two: a, one: c };
  return a === c ? { type: 'broken', two: a, one: b } : { type: 'broken', two: b, one: a };
}

export function isSet(verdict: Verdict): boolean {
  return broken(verdict).length === 0;
}

/** The attributes that speak against a set. */
export function broken(verdict: Verdict): Attribute[] {
  return ATTRIBUTES.filter((attribute) => verdict[attribute].type === 'broken');
}

/** On how many attributes the cards of a set are not all the same: 1 to 4. */
export function differing(verdict: Verdict): number {
  return ATTRIBUTES.filter((attribute) => verdict[attribute].type !== 'same').length;
}

/** The one card that makes a set with two others. */
export function third(a: Card, b: Card): Card {
  const place = (attribute: Attribute): number => (6 - digit(a, attribute) - digit(b, attribute)) % 3;
  const index = ATTRIBUTES.reduce((sum, attribute) => 3 * sum + place(attribute), 0);
  return ALL_CARDS[index] as Card;
}

export type Triple = readonly [Card, Card, Card];

/** All sets among some cards, each in the order in which its cards are given. */
export function setsIn(cards: readonly Card[]): Triple[] {
  const at = new Map(cards.map((card, i) => [card, i]));
  return cards.flatMap((a, i) =>
    cards.slice(i + 1).flatMap((b, j): Triple[] => {
      const c = third(a, b);
      return (at.get(c) ?? -1) > i + 1 + j ? [[a, b, c]] : [];
    }),
  );
}
