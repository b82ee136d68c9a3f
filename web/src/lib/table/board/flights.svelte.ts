import type { Card } from '$lib/net/wire';
import { mayMove } from '$lib/ui/settings.svelte';

export interface Flight {
  key: number;
  card: Card;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

/** Cards on their way from the table to whoever took them. */
export class Flights {
  list = $state.raw<Flight[]>([]);
  #count = 0;

  launch(card: Card, from: Element | null, to: Element | null, delay = 0): void {
    if (from === null || to === null || !mayMove()) return;
    const flight = { key: ++this.#count, card, from: from.getBoundingClientRect(), to: to.getBoundingClientRect(), delay };
    this.list = [...this.list, flight];
  }

  landed(flight: Flight): void {
    this.list = this.list.filter((other) => other !== flight);
  }
}
