import type { Card, Face, MatchView, Pattern, RaceView, Seat } from '$lib/net/wire';
import type { LiveTable } from '$lib/table/live.svelte';
import { told } from '$lib/table/refusals';

const SIZES: Record<Pattern, number> = { set: 3, ultraset: 4, ghost: 6 };

/** What a player of a race does with hands and eyes. What comes of it, the server says. */
export class RacePlay {
  chosen = $state.raw<readonly Card[]>([]);
  /** A take or a turn is on its way. */
  sending = $state(false);
  calling = $state(false);
  /** Called when somebody chooses a card who has to call first. */
  tooEarly: () => void = () => undefined;

  #live: LiveTable;

  constructor(live: LiveTable) {
    this.#live = live;
  }

  get match(): MatchView<RaceView> {
    return this.#live.match as MatchView<RaceView>;
  }

  get view(): RaceView {
    return this.match.table;
  }

  get you(): Seat | undefined {
    return this.#live.you;
  }

  /** Whether we sit here and have not left. */
  get playing(): boolean {
    return this.you !== undefined && this.match.seating.chairs[this.you]?.presence !== 'left';
  }

  get size(): number {
    return SIZES[this.view.pattern];
  }

  /** Who has called or turns cards up. */
  get busy(): Seat | undefined {
    const { phase } = this.view;
    return phase.type === 'called' || phase.type === 'turning' ? phase.seat : undefined;
  }

  get mine(): boolean {
    return this.busy !== undefined && this.busy === this.you;
  }

  get mayPick(): boolean {
    if (!this.playing || this.sending) return false;
    return this.mine || (this.view.phase.type === 'open' && this.view.oneGesture);
  }

  get mayCall(): boolean {
    return this.playing && !this.view.oneGesture && this.view.phase.type === 'open' && !this.calling;
  }

  get agreed(): boolean {
    return this.you !== undefined && this.view.agreed.includes(this.you);
  }

  async call(): Promise<void> {
    if (!this.mayCall) return;
    this.calling = true;
    this.chosen = [];
    told(await this.#live.play({ type: 'call' }), this.#live);
    this.calling = false;
  }

  async noSet(): Promise<void> {
    const move = this.agreed ? 'still-looking' : 'no-set';
    told(await this.#live.play({ type: move }), this.#live);
  }

  pick(face: Face): void {
    if (!this.mayPick) {
      if (this.mayCall) this.tooEarly();
    } else if (this.view.faceDown) {
      void this.#turn(face.place);
    } else if (face.card !== undefined) {
      this.choose(face.card);
    }
  }

  choose(card: Card): void {
    if (!this.mayPick) {
      if (this.mayCall) this.tooEarly();
      return;
    }
    this.chosen = this.chosen.includes(card) ? this.chosen.filter((other) => other !== card) : [...this.chosen, card];
    if (this.chosen.length === this.size) void this.#take();
  }

  clear(): void {
    if (!this.sending) this.chosen = [];
  }

  /** Cards that are no longer there, or a call that is over, leave nothing chosen. */
  settle(): void {
    if (this.sending) return;
    if (!this.mine && !this.view.oneGesture) this.chosen = [];
    const there = new Set<Card | undefined>([...this.view.table.map((face) => face.card), ...this.view.previous]);
    if (this.chosen.some((card) => !there.has(card))) this.chosen = this.chosen.filter((card) => there.has(card));
  }

  async #take(): Promise<void> {
    this.sending = true;
    told(await this.#live.play({ type: 'take', cards: this.chosen }), this.#live);
    this.sending = false;
    this.chosen = [];
  }

  async #turn(place: number): Promise<void> {
    this.sending = true;
    told(await this.#live.play({ type: 'turn', place }), this.#live);
    this.sending = false;
  }
}
