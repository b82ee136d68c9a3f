import type { Card } from '$lib/net/wire';

/** Where each of one's own cards lies. They keep their places; new ones take the first that are free. */
export function placed(before: ReadonlyMap<Card, number>, cards: readonly Card[]): Map<Card, number> {
  const places = new Map(cards.filter((card) => before.has(card)).map((card) => [card, before.get(card) ?? 0]));
  const taken = new Set(places.values());
  let free = 0;
  for (const card of cards) {
    if (places.has(card)) continue;
    while (taken.has(free)) free++;
    places.set(card, free);
    taken.add(free);
  }
  return places;
}
