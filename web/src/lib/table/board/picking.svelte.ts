import type { Card } from '$lib/net/wire';

/** Cards that somebody is choosing; when there are enough of them they are handed on. */
export class Picking {
  chosen = $state.raw<readonly Card[]>([]);
  sending = $state(false);

  #size: number;
  #enough: (cards: readonly Card[]) => Promise<unknown>;

  constructor(size: number, enough: (cards: readonly Card[]) => Promise<unknown>) {
    this.#size = size;
    this.#enough = enough;
  }

  get missing(): number {
    return this.#size - this.chosen.length;
  }

  /** Chooses a card, or puts it back. */
  toggle(card: Card): void {
    if (this.sending) return;
    this.chosen = this.chosen.includes(card) ? this.chosen.filter((other) => other !== card) : [...this.chosen, card];
    if (this.chosen.length === this.#size) void this.#hand();
  }

  clear(): void {
    if (!this.sending) this.chosen = [];
  }

  /** Cards that are no longer there are no longer chosen. */
  keep(there: readonly (Card | undefined)[]): void {
    if (!this.sending && this.chosen.some((card) => !there.includes(card))) {
      this.chosen = this.chosen.filter((card) => there.includes(card));
    }
  }

  async #hand(): Promise<void> {
    this.sending = true;
    await this.#enough(this.chosen);
    this.sending = false;
    this.chosen = [];
  }
}
