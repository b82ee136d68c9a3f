import { reasonText, told } from '$lib/table/refusals';
import type { Card, MatchView, ScoutForfeit, ScoutMove, ScoutView, Seat } from '$lib/net/wire';
import type { LiveTable } from '$lib/table/live.svelte';
import { toast } from '$lib/ui/toasts.svelte';

const SET = 3;

/** What a player of Scout does. Whoever points chooses three cards: the first for all to see, the others in secret. */
export class ScoutPlay {
  chosen = $state.raw<readonly Card[]>([]);
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

  get mayPick(): boolean {
    return !this.sending && (this.view.may.point || this.view.may.seek);
  }

  pick(card: Card): void {
    if (this.sending || !this.playing) return;
    if (this.view.may.seek) void this.#send({ type: 'seek', card });
    else if (this.view.may.point) this.#choose(card);
    else this.#sayWhy();
  }

  clear(): void {
    if (!this.sending) this.chosen = [];
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
    if (this.sending || this.chosen.length === 0) return;
    const there = new Set(this.view.table.map((spot) => spot.card));
    this.chosen = this.view.may.point ? this.chosen.filter((card) => there.has(card)) : [];
  }

  #choose(card: Card): void {
    this.chosen = this.chosen.includes(card) ? this.chosen.filter((other) => other !== card) : [...this.chosen, card];
    const [first, second, third] = this.chosen;
    if (this.chosen.length !== SET || !first || !second || !third) return;
    void this.#send({ type: 'point', card: first, second, third }).then(() => (this.chosen = []));
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
