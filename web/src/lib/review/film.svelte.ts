import type { Card, Face } from '$lib/net/wire';
import { facesOf, laidIn } from './places';
import { type Find, type Hunt, type Moment, type Take } from './types';

const STEP_MILLIS = 1_600;

/** The finished game as a film: one moment of the table after the other. */
export class Film {
  readonly hunt: Hunt;
  index = $state(0);
  playing = $state(false);
  /** The cards of a find that somebody wants to see on the table. */
  shown = $state.raw<readonly Card[] | undefined>();

  #laid = $state.raw<ReturnType<typeof laidIn>>([]);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(hunt: Hunt, at = 0) {
    this.hunt = hunt;
    this.index = this.#bounded(at);
  }

  readonly last = $derived.by(() => Math.max(0, this.hunt.moments.length - 1));
  readonly moment: Moment | undefined = $derived.by(() => this.hunt.moments[this.index]);
  readonly faces: Face[] = $derived.by(() => (this.moment ? facesOf(this.moment, this.#laid) : []));
  /** What was taken at the end of this moment; in a puzzle there may be several takes. */
  readonly takes: Take[] = $derived.by(() => this.hunt.takes.filter((take) => take.moment === this.index));

  /** The game file says where the cards were. */
  places(file: string): void {
    this.#laid = laidIn(file);
  }

  go(to: number): void {
    this.index = this.#bounded(to);
    this.shown = undefined;
  }

  play(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    if (this.index === this.last) this.go(0);
    this.#timer = setInterval(() => {
      if (this.index === this.last) this.stop();
      else this.go(this.index + 1);
    }, STEP_MILLIS);
  }

  stop(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }

  /** Who took a find, now or in a later moment of the same round. */
  takeOf(find: Find): Take | undefined {
    const round = this.moment?.round;
    return this.hunt.takes.find(
      (take) =>
        take.round === round &&
        take.moment >= this.index &&
        take.cards.length === find.cards.length &&
        take.cards.every((card) => find.cards.includes(card)),
    );
  }

  /** How long a find lay there in all: until it was taken, or one of its cards was gone. */
  stayed(find: Find): number {
    let until = this.moment?.until ?? find.since;
    for (const moment of this.hunt.moments.slice(this.index + 1)) {
      if (moment.round !== this.moment?.round || !moment.finds.some((other) => other.cards.join() === find.cards.join())) break;
      until = moment.until;
    }
    return until - find.since;
  }

  #bounded(to: number): number {
    return Math.max(0, Math.min(this.hunt.moments.length - 1, Math.round(to)));
  }
}
