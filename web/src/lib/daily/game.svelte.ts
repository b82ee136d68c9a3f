import type { Triple } from '$lib/cards/judge';
import { Hunt } from '$lib/solo/hunt.svelte';
import { play } from '$lib/ui/sound';
import { Stopwatch } from '$lib/ui/stopwatch.svelte';
import { today } from './days';
import { EMPTY, type Entry, journal, key, write } from './journal';
import type { Sheet } from './sheet';

/** Somebody at a puzzle of the day. Whatever is found is kept at once, so that a closed page loses nothing. */
export class DailyGame {
  readonly sheet: Sheet;
  readonly hunt: Hunt;
  readonly watch: Stopwatch;
  entry = $state.raw<Entry>(EMPTY);

  readonly solved = $derived(this.entry.solved !== undefined);

  constructor(sheet: Sheet) {
    this.sheet = sheet;
    const known = journal()[key(sheet.date, sheet.format)] ?? EMPTY;
    this.entry = known;
    this.watch = new Stopwatch(known.millis);
    this.hunt = new Hunt(sheet.cards, known.found, { found: () => this.#found(), missed: () => this.#missed() });
  }

  get begun(): boolean {
    return this.entry.millis > 0 || this.entry.found.length > 0;
  }

  start(): void {
    if (!this.solved) this.watch.start();
  }

  pause(): void {
    if (!this.watch.running) return;
    this.watch.stop();
    this.#keep({});
  }

  hint(): void {
    this.hunt.hint();
    this.#keep({ hints: this.entry.hints + 1 });
  }

  #found(): void {
    const found = this.hunt.found as Triple[];
    if (found.length === this.sheet.sets) {
      this.watch.stop();
      this.#keep({ found, solved: today() });
      play('over');
    } else {
      this.#keep({ found });
    }
  }

  #missed(): void {
    this.#keep({ mistakes: this.entry.mistakes + 1 });
  }

  #keep(change: Partial<Entry>): void {
    this.entry = { ...this.entry, ...change, millis: Math.round(this.watch.read()) };
    write(this.sheet.date, this.sheet.format, this.entry);
  }
}
