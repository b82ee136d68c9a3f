import type { Card, CoopMove, CoopView, MatchView, Seat } from '$lib/net/wire';
import { Picking } from '$lib/table/board/picking.svelte';
import type { LiveTable } from '$lib/table/live.svelte';
import { told } from '$lib/table/refusals';

/** What somebody of the team does. */
export class CoopPlay {
  readonly picking = new Picking(3, (cards) => this.#send({ type: 'take', cards: [...cards] }));

  #live: LiveTable;

  constructor(live: LiveTable) {
    this.#live = live;
  }

  get match(): MatchView<CoopView> {
    return this.#live.match as MatchView<CoopView>;
  }

  get view(): CoopView {
    return this.match.table;
  }

  get you(): Seat | undefined {
    return this.#live.you;
  }

  get playing(): boolean {
    return this.you !== undefined && this.match.seating.chairs[this.you]?.presence !== 'left';
  }

  get alone(): boolean {
    return this.match.seating.chairs.filter((chair) => chair.presence !== 'left').length === 1;
  }

  get mayPick(): boolean {
    return this.playing && this.view.phase.type === 'looking' && !this.picking.sending;
  }

  get agreed(): boolean {
    return this.you !== undefined && this.view.agreed.includes(this.you);
  }

  pick(card: Card): void {
    if (this.mayPick) this.picking.toggle(card);
  }

  stop = async (): Promise<void> => {
    if (this.playing && this.view.phase.type === 'looking') await this.#send({ type: this.agreed ? 'still-looking' : 'stop' });
  };

  settle(): void {
    this.picking.keep(this.view.table.map((spot) => spot.card));
  }

  async #send(move: CoopMove): Promise<void> {
    told(await this.#live.play(move), this.#live);
  }
}
