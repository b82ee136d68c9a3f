import { reasonText, told } from '$lib/table/refusals';
import type { Card, MatchView, ScoutForfeit, ScoutMove, ScoutView, Seat } from '$lib/net/wire';
import { Picking } from '$lib/table/board/picking.svelte';
import type { LiveTable } from '$lib/table/live.svelte';
import { toast } from '$lib/ui/toasts.svelte';

/** What a player of Scout does. Whoever points chooses three cards: the first for all to see, the others in secret. */
export class ScoutPlay {
  readonly picking = new Picking(3, (cards) => this.#point(cards));
  sending = $state(false);

  #live: LiveTable;

  constructor(live: LiveTable) {
    this.#live = live;
  }

  get match(): MatchView<ScoutView> {
    return this.#live.match as MatchView<ScoutView>;
  }

  get view(): ScoutView {
    return this.match.table;
  }

  get you(): Seat | undefined {
    return this.#live.you;
  }

  get playing(): boolean {
    return this.you !== undefined && this.match.seating.chairs[this.you]?.presence !== 'left';
  }

  get sitsOut(): boolean {
    return this.view.players.some((player) => player.seat === this.you && player.sitsOut);
  }

  get chosen(): readonly Card[] {
    return this.picking.chosen;
  }

  get mayPick(): boolean {
    return !this.sending && (this.view.may.point || this.view.may.seek);
  }

  pick(card: Card): void {
    if (this.sending || !this.playing) return;
    if (this.view.may.seek) void this.#send({ type: 'seek', card });
    else if (this.view.may.point) this.picking.toggle(card);
    else this.#sayWhy();
  }

  giveUp(): Promise<boolean> {
    return this.#send({ type: 'give-up' });
  }

  noSet(): Promise<boolean> {
    return this.#send({ type: this.view.may.disagree ? 'still-looking' : 'no-set' });
  }

  vote(number: number, choice: ScoutForfeit): Promise<boolean> {
    return this.#send({ type: 'vote', number, choice });
  }

  /** Nothing stays chosen when pointing is over or the cards are gone. */
  settle(): void {
    this.picking.keep(this.view.may.point ? this.view.table.map((spot) => spot.card) : []);
  }

  async #point([card, second, third]: readonly Card[]): Promise<void> {
    if (card && second && third) await this.#send({ type: 'point', card, second, third });
  }

  async #send(move: ScoutMove): Promise<boolean> {
    this.sending = true;
    const done = told(await this.#live.play(move), this.#live);
    this.sending = false;
    return done;
  }

  #sayWhy(): void {
    const { stage } = this.view;
    if (this.you === undefined || stage.type === 'over') return;
    if (stage.type === 'searching' && stage.scout === this.you) toast(reasonText({ type: 'own-scout' }, this.#live));
    else if (this.sitsOut) toast(reasonText({ type: 'sits-out', seat: this.you }, this.#live));
    else toast(reasonText({ type: 'already-passed' }, this.#live));
  }
}
