import { race } from '$lib/i18n/messages/race';
import { cardName } from '$lib/i18n/words';
import type { Shown } from '$lib/net/live';
import type { Card, RaceShown, RaceView, Seat, Why } from '$lib/net/wire';
import { Flights } from '$lib/table/board/flights.svelte';
import { shake } from '$lib/table/board/motion';
import type { LiveTable, Moment } from '$lib/table/live.svelte';
import { whyText } from '$lib/table/why/why';
import { announce, interrupt } from '$lib/ui/announce.svelte';
import { play } from '$lib/ui/sound';

/** The last judgement, which stays in sight until the next one. */
export interface Last {
  seat: Seat;
  kind: 'right' | 'wrong' | 'late';
  cards: readonly Card[];
  why?: Why;
  /** What it cost. */
  paid?: { cards: number; points: number };
}

type Mark = 'right' | 'wrong' | 'found';

const MARK_MILLIS = 1_600;

/** Tells what happens: in words for those who listen, in motion for those who look, in sounds. */
export class RaceStory {
  last = $state.raw<Last | undefined>();
  marks = $state.raw<Partial<Record<Card, Mark>>>({});
  readonly flights = new Flights();

  #live: LiveTable;
  #room: () => Element | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(live: LiveTable, room: () => Element | undefined) {
    this.#live = live;
    this.#room = room;
  }

  tell(moment: Moment): void {
    for (const shown of moment.events as Shown<RaceShown>[]) {
      if (shown.type === 'played') this.#happened(shown.event, moment.missed, moment.after?.table as RaceView | undefined);
      else if (shown.type === 'dealing') this.last = undefined;
      else if (shown.type === 'match-ended' && !moment.missed) play('over');
    }
  }

  #happened(event: RaceShown, missed: boolean, after: RaceView | undefined): void {
    switch (event.type) {
      case 'taken':
        this.last = { seat: event.seat, kind: 'right', cards: event.cards, why: event.why };
        if (!missed) this.#taken(event, after);
        break;
      case 'mistaken':
      case 'missed':
        this.last = { seat: event.seat, kind: 'wrong', cards: event.cards, why: event.why };
        if (!missed) this.#wrong(event, event.cards);
        break;
      case 'ran-out':
        this.last = { seat: event.seat, kind: 'late', cards: [] };
        if (!missed) this.#late(event.seat);
        break;
      case 'paid':
        if (this.last) this.last = { ...this.last, paid: { cards: event.cards.length, points: event.points } };
        if (!missed) this.#paid(event.cards.length, event.points);
        break;
      default:
        if (!missed) this.#say(event);
    }
  }

  #say(event: RaceShown): void {
    switch (event.type) {
      case 'called':
        interrupt(this.#isMe(event.seat) ? race.say('yours') : race.say('theirs', { name: this.#name(event.seat) }));
        play('call', this.#isMe(event.seat));
        break;
      case 'laid':
        announce(
          event.spots.length > 3
            ? race.say('laid.many', { count: event.spots.length })
            : race.say('laid', { count: event.spots.length, cards: event.spots.map((spot) => cardName(spot.card)).join(', ') }),
        );
        play('deal', false);
        break;
      case 'backs':
        announce(race.say('laid.backs', { count: event.places.length }));
        break;
      case 'agreed':
        announce(race.say('agreed', { name: this.#name(event.seat) }));
        break;
      case 'disagreed':
        announce(race.say('disagreed', { name: this.#name(event.seat) }));
        break;
      case 'relaid':
        announce(race.say('relaid'));
        break;
      case 'discarded':
        announce(race.say('discarded'));
        break;
      case 'turned':
        announce(race.say('turned', { name: this.#name(event.seat), card: cardName(event.spot.card) }));
        play('deal', this.#isMe(event.seat));
        break;
      case 'turned-back':
        announce(race.say('turnedBack'));
        break;
      case 'owes':
        announce(race.say('owes'));
        break;
      case 'paid-off':
        announce(race.say('paidOff'));
        break;
      case 'ended':
        announce(race.say(`ending.${event.ending}`));
        break;
      default:
        break;
    }
  }

  #taken(event: RaceShown & { type: 'taken' }, after: RaceView | undefined): void {
    const me = this.#isMe(event.seat);
    announce(`${takenText(me, this.#name(event.seat), after)}: ${event.cards.map(cardName).join(', ')}. ${whyText(event.why)}`);
    play('right', me);
    const to = this.#room()?.querySelector(`[data-seat="${event.seat}"]`) ?? null;
    event.cards.forEach((card, i) => this.flights.launch(card, this.#card(card), to, 60 * i));
    if (event.leaving.length < event.cards.length) this.#mark(event.cards, 'right');
  }

  #wrong(event: { seat: Seat; why: Why }, cards: readonly Card[]): void {
    const me = this.#isMe(event.seat);
    const who = me ? race.say('mistaken.you') : race.say('mistaken.other', { name: this.#name(event.seat) });
    announce(`${who}: ${cards.map(cardName).join(', ')}. ${whyText(event.why)}`);
    play('wrong', me);
    this.#mark(cards, 'wrong');
    shake(cards.flatMap((card) => this.#card(card) ?? []));
  }

  #late(seat: Seat): void {
    announce(this.#isMe(seat) ? race.say('ranOut.you') : race.say('ranOut.other', { name: this.#name(seat) }));
    play('wrong', this.#isMe(seat));
  }

  #paid(cards: number, points: number): void {
    if (cards > 0) announce(race.say('paid.cards', { count: cards }));
    if (points > 0) announce(race.say('paid.points', { count: points }));
  }

  #mark(cards: readonly Card[], mark: Mark): void {
    this.marks = Object.fromEntries(cards.map((card) => [card, mark]));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.marks = {}), MARK_MILLIS);
  }

  #card(card: Card): Element | null {
    return this.#room()?.querySelector(`[data-card="${card}"]`) ?? null;
  }

  #isMe(seat: Seat): boolean {
    return seat === this.#live.you;
  }

  #name(seat: Seat): string {
    return this.#live.name(seat);
  }
}

export function takenText(me: boolean, name: string, view: RaceView | undefined): string {
  switch (view?.pattern) {
    case 'ultraset':
      return me ? race.say('taken.you.ultraset') : race.say('taken.other.ultraset', { name });
    case 'ghost':
      return me ? race.say('taken.you.ghost') : race.say('taken.other.ghost', { name });
    default:
      return me ? race.say('taken.you') : race.say('taken.other', { name });
  }
}
