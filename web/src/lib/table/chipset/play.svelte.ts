import type { ChipsetMove, ChipsetView, ChipsetViewPlayer, MatchView, Seat } from '$lib/net/wire';
import type { LiveTable } from '$lib/table/live.svelte';
import { told } from '$lib/table/refusals';

/** What a player of ChipSet does. */
export class ChipsetPlay {
  sending = $state(false);
  #wish = $state(1);
  #live: LiveTable;

  constructor(live: LiveTable) {
    this.#live = live;
  }

  get match(): MatchView<ChipsetView> {
    return this.#live.match as MatchView<ChipsetView>;
  }

  get view(): ChipsetView {
    return this.match.table;
  }

  get you(): Seat | undefined {
    return this.#live.you;
  }

  get me(): ChipsetViewPlayer | undefined {
    const me = this.view.players.find((player) => player.seat === this.you);
    return me?.presence === 'left' ? undefined : me;
  }

  get myTurn(): boolean {
    return this.view.phase.type === 'betting' && this.view.phase.turn === this.you;
  }

  /** What a raise would be by: what was wished for, as far as it can be. */
  get by(): number {
    return Math.max(1, Math.min(this.#wish, this.view.may.mostRaise));
  }

  more(step: 1 | -1): void {
    this.#wish = Math.max(1, Math.min(this.by + step, Math.max(1, this.view.may.mostRaise)));
  }

  /** The first bet of a phase is a raise over nothing. */
  get first(): boolean {
    return this.view.high === 0;
  }

  fold = (): Promise<void> => this.#send({ type: 'fold' });
  expose = (): Promise<void> => this.#send({ type: 'expose' });
  keep = (): Promise<void> => this.#send({ type: 'keep' });

  /** Stays in for as little as possible. */
  stay = (): Promise<void> => this.#send({ type: this.view.high > (this.me?.bet ?? 0) ? 'call' : 'check' });

  raise = async (): Promise<void> => {
    await this.#send({ type: 'raise', by: this.by });
    this.#wish = 1;
  };

  async #send(move: ChipsetMove): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    told(await this.#live.play(move), this.#live);
    this.sending = false;
  }
}
