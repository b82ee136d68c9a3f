import type { Card } from '../../../src/lib/net/wire';
import type { CardThing, Sight, Thing } from '../sight';

/** Decides what to press next on what it sees; nothing, if there is nothing to do. */
export type Brain = (sight: Sight) => Thing | undefined;

/** Makes a choice of cards into one of these: the next card to press, be it to put it back. */
export function towards(cards: readonly CardThing[], wanted: readonly (readonly Card[])[]): Thing | undefined {
  const pressed = cards.filter((card) => card.pressed).map((card) => card.card);
  const aim = wanted.find((each) => pressed.every((card) => each.includes(card)));
  if (aim === undefined) return cards.find((card) => card.pressed);
  return cards.find((card) => !card.pressed && aim.includes(card.card));
}

export function faces(cards: readonly CardThing[]): Card[] {
  return cards.map((card) => card.card);
}
