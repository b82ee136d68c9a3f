import type { Card, MatchView, Seat, TwentyMove, TwentyView } from '$lib/net/wire';
import { Picking } from '$lib/table/board/picking.svelte';
import type { LiveTable } from '$lib/table/live.svelte';
import { reasonText, told } from '$lib/table/refusals';
import { toast } from '$lib/ui/toasts.svelte';
import { placed } from './places';

/** What a player of 20/20 does. */
export class TwentyPlay {
  readonly picking = new Picking(3, (cards) => this.#send({ type: 'take', cards: [...cards] }));
  /** Where the own cards lie. */
  places = $state.raw<ReadonlyMap<Card, number>>(new Map());
  calling = $state(false);

  #live: LiveTable;

  constructor(live: LiveTable) {
    this.#live = live;
  }

  get match(): MatchView<TwentyView> {
    return this.#live.match as MatchView<TwentyView>;
  }

  get view(): TwentyView {
    return this.match.table;
  }

  get you(): Seat | undefined {
    return this.#live.you;
  }

  get playing(): boolean {
    return this.you !== undefined && this.match.seating.chairs[this.you]?.presence !== 'left';
  }

  get own(): readonly Card[] {
    return this.view.players.find((player) => player.seat === this.you)?.cards ?? [];
  }

  get caller(): Seat | undefined {
    return this.view.phase.type === 'called' ? this.view.phase.seat : undefined;
  }

  get mine(): boolean {
    return this.caller !== undefined && this.caller === this.you;
  }

  get mayPick(): boolean {
    return this.view.may.take && !this.picking.sending;
  }

  call = async (): Promise<void> => {
    if (this.calling || !this.playing || this.view.oneGesture || this.mine) return;
    this.calling = true;
    this.picking.clear();
    await this.#send({ type: 'call' });
    this.calling = false;
  };

  ask = (): Promise<void> => this.#send({ type: 'ask' });

  noSet = (): Promise<void> => this.#send({ type: this.view.may.stillLooking ? 'still-looking' : 'no-set' });

  pick(card: Card): void {
    if (this.mayPick) this.picking.toggle(card);
    else if (this.view.may.call) toast(reasonText({ type: 'call-first' }, this.#live));
  }

  settle(): void {
    this.places = placed(this.places, this.own);
    this.picking.keep(this.view.may.take ? [...this.own, ...this.view.table.map((spot) => spot.card)] : []);
  }

  async #send(move: TwentyMove): Promise<void> {
    if (this.playing) told(await this.#live.play(move), this.#live);
  }
}
