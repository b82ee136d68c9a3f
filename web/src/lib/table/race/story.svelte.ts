import { game } from '$lib/i18n/messages/game';
import { race } from '$lib/i18n/messages/race';
import { cardName } from '$lib/i18n/words';
import type { RaceShown, RaceView, Seat } from '$lib/net/wire';
import { Story } from '$lib/table/board/story.svelte';
import type { Moment } from '$lib/table/live.svelte';
import { announce, interrupt } from '$lib/ui/announce.svelte';
import { play } from '$lib/ui/sound';

/** What happens in a race. */
export class RaceStory extends Story<RaceShown> {
  protected override remember(event: RaceShown, moment: Moment): void {
    switch (event.type) {
      case 'taken': {
        const view = moment.after?.table as RaceView | undefined;
        this.last = { kind: 'right', cards: event.cards, why: event.why, title: () => this.#taken(event.seat, view) };
        break;
      }
      case 'mistaken':
      case 'missed':
        this.last = { kind: 'wrong', cards: event.cards, why: event.why, title: () => this.mistakenText(event.seat) };
        break;
      case 'ran-out':
        this.last = { kind: 'wrong', cards: [], title: () => this.lateText(event.seat) };
        break;
      case 'paid':
        if (this.last) this.last = { ...this.last, cost: () => cost(event) };
        break;
      default:
        break;
    }
  }

  protected override show(event: RaceShown, moment: Moment): void {
    switch (event.type) {
      case 'taken':
        this.right(this.#taken(event.seat, moment.after?.table as RaceView | undefined), event.seat, event.cards, event.why);
        this.fly(event.cards, event.seat);
        if (event.leaving.length < event.cards.length) this.mark(event.cards, 'right');
        break;
      case 'mistaken':
      case 'missed':
        this.wrong(this.mistakenText(event.seat), event.seat, event.cards, event.why);
        break;
      case 'ran-out':
        this.late(event.seat);
        break;
      case 'called':
        interrupt(this.isMe(event.seat) ? game.say('yours') : game.say('theirs', { name: this.name(event.seat) }));
        play('call', this.isMe(event.seat));
        break;
      case 'laid':
        this.laid(event.spots);
        break;
      case 'turned':
        announce(race.say('turned', { name: this.name(event.seat), card: cardName(event.spot.card) }));
        play('deal', this.isMe(event.seat));
        break;
      default: {
        const text = this.#text(event);
        if (text !== '') announce(text);
      }
    }
  }

  /** What is only said. */
  #text(event: RaceShown): string {
    switch (event.type) {
      case 'paid':
        return cost(event);
      case 'backs':
        return race.say('laid.backs', { count: event.places.length });
      case 'agreed':
        return game.say('agreed', { name: this.name(event.seat) });
      case 'disagreed':
        return game.say('disagreed', { name: this.name(event.seat) });
      case 'relaid':
        return race.say('relaid');
      case 'discarded':
        return race.say('discarded');
      case 'turned-back':
        return race.say('turnedBack');
      case 'owes':
        return race.say('owes');
      case 'paid-off':
        return race.say('paidOff');
      case 'ended':
        return race.say(`ending.${event.ending}`);
      default:
        return '';
    }
  }

  #taken(seat: Seat, view: RaceView | undefined): string {
    const me = this.isMe(seat);
    const name = this.name(seat);
    switch (view?.pattern) {
      case 'ultraset':
        return me ? race.say('taken.you.ultraset') : race.say('taken.other.ultraset', { name });
      case 'ghost':
        return me ? race.say('taken.you.ghost') : race.say('taken.other.ghost', { name });
      default:
        return this.takenText(seat);
    }
  }
}

function cost(paid: RaceShown & { type: 'paid' }): string {
  const parts: string[] = [];
  if (paid.cards.length > 0) parts.push(game.say('paid.cards', { count: paid.cards.length }));
  if (paid.points > 0) parts.push(race.say('paid.points', { count: paid.points }));
  return parts.join(' ');
}
