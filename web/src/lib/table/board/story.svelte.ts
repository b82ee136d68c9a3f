import { game } from '$lib/i18n/messages/game';
import type { Filling } from '$lib/i18n/text';
import type { Doubled, Part } from '$lib/i18n/tongue.svelte';
import { cardName } from '$lib/i18n/words';
import type { Shown } from '$lib/net/live';
import type { Card, Seat, Spot, Why } from '$lib/net/wire';
import type { LiveTable, Moment } from '$lib/table/live.svelte';
import { whyText } from '$lib/table/why/why';
import { announce } from '$lib/ui/announce.svelte';
import { play } from '$lib/ui/sound';
import { Flights } from './flights.svelte';
import type { Mark, Marks } from './marks';
import { shake } from './motion';

/** The last judgement, which stays in sight until the next one. Texts are asked for when they are shown, as the language may change. */
export interface Last {
  kind: 'right' | 'wrong' | 'plain';
  cards: readonly Card[];
  title: () => string;
  /** What it brought, and what it cost. */
  gain?: () => string;
  cost?: () => string;
  why?: Why;
  /** The card that would have been needed. */
  wants?: Card;
}

/** So many of the last things that happened stay readable. */
const LATELY = 6;

const MARK_MILLIS = 1_600;
/** How long a judgement goes before what the table waits for. */
const FRESH_MILLIS = 3_500;
/** More new cards than this are counted, not named. */
const NAMED = 3;

/** Tells what happens: in words for those who listen, in motion for those who look, in sounds. */
export abstract class Story<E extends { type: string }> {
  last = $state.raw<Last | undefined>();
  /** It was judged a moment ago. */
  fresh = $state(false);
  marks = $state.raw<Marks>({});
  /** What happened lately where nothing is judged, newest first. */
  lately = $state.raw<readonly (() => string)[]>([]);
  readonly flights = new Flights();
  protected readonly live: LiveTable;

  #room: () => Element | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #aging: ReturnType<typeof setTimeout> | undefined;

  constructor(live: LiveTable, room: () => Element | undefined) {
    this.live = live;
    this.#room = room;
  }

  tell(moment: Moment): void {
    for (const shown of moment.events as Shown<E>[]) {
      if (shown.type === 'played') {
        this.remember(shown.event, moment);
        if (!moment.missed) this.show(shown.event, moment);
      } else if (shown.type === 'dealing') this.last = undefined;
      else if (shown.type === 'match-ended' && !moment.missed) play('over');
    }
  }

  /** What stays in sight of it. */
  protected abstract remember(event: E, moment: Moment): void;

  /** What is said, moved and heard of it while it happens. */
  protected abstract show(event: E, moment: Moment): void;

  protected judged(): void {
    this.fresh = true;
    clearTimeout(this.#aging);
    this.#aging = setTimeout(() => (this.fresh = false), FRESH_MILLIS);
  }

  protected note(text: () => string): void {
    this.lately = [text, ...this.lately].slice(0, LATELY);
  }

  protected right(text: string, seat: Seat, cards: readonly Card[], why: Why): void {
    announce(`${text}: ${names(cards)}. ${whyText(why)}`);
    play('right', this.isMe(seat));
  }

  protected wrong(text: string, seat: Seat, cards: readonly Card[], why: Why): void {
    announce(`${text}: ${names(cards)}. ${whyText(why)}`);
    this.shaken(cards, seat);
  }

  protected shaken(cards: readonly Card[], seat: Seat): void {
    play('wrong', this.isMe(seat));
    this.mark(cards, 'wrong');
    shake(cards.flatMap((card) => this.card(card) ?? []));
  }

  protected late(seat: Seat): void {
    announce(this.lateText(seat));
    play('wrong', this.isMe(seat));
  }

  protected laid(spots: readonly Spot[]): void {
    announce(
      spots.length > NAMED
        ? game.say('laid.many', { count: spots.length })
        : game.say('laid', { count: spots.length, cards: names(spots.map((spot) => spot.card)) }),
    );
    play('deal', false);
  }

  /** Cards go to a seat, or to whatever else is named. */
  protected fly(cards: readonly Card[], to: Seat | string): void {
    const there = this.#room()?.querySelector(typeof to === 'number' ? `[data-seat="${to}"]` : to) ?? null;
    cards.forEach((card, i) => this.flights.launch(card, this.card(card), there, 60 * i));
  }

  protected mark(cards: readonly Card[], mark: Mark): void {
    this.marks = Object.fromEntries(cards.map((card) => [card, mark]));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.marks = {}), MARK_MILLIS);
  }

  protected card(card: Card): Element | null {
    return this.#room()?.querySelector(`[data-card="${card}"]`) ?? null;
  }

  /** The text for oneself or for another. */
  protected said<English extends Record<string, string>>(
    part: Part<English>,
    key: Doubled<English> & string,
    seat: Seat,
    filling: Filling = {},
  ): string {
    return this.isMe(seat) ? part.tell(`${key}.you`, filling) : part.tell(`${key}.other`, { ...filling, name: this.name(seat) });
  }

  protected takenText(seat: Seat): string {
    return this.said(game, 'taken', seat);
  }

  protected mistakenText(seat: Seat): string {
    return this.said(game, 'mistaken', seat);
  }

  protected lateText(seat: Seat): string {
    return this.said(game, 'ranOut', seat);
  }

  protected isMe(seat: Seat): boolean {
    return seat === this.live.you;
  }

  protected name(seat: Seat): string {
    return this.live.name(seat);
  }
}

export function names(cards: readonly Card[]): string {
  return cards.map(cardName).join(', ');
}
