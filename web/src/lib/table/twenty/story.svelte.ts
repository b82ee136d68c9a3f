import { game } from '$lib/i18n/messages/game';
import { twenty } from '$lib/i18n/messages/twenty';
import type { Seat, TwentyShown } from '$lib/net/wire';
import { names, Story } from '$lib/table/board/story.svelte';
import { announce, interrupt } from '$lib/ui/announce.svelte';
import { play } from '$lib/ui/sound';

/** What happens in 20/20. */
export class TwentyStory extends Story<TwentyShown> {
  protected override remember(event: TwentyShown): void {
    switch (event.type) {
      case 'taken': {
        const count = event.own.length;
        this.last = {
          kind: 'right',
          cards: [...event.own, ...event.table],
          why: event.why,
          title: () => this.takenText(event.seat),
          gain: () => (count > 0 ? this.said(twenty, 'rid', event.seat, { count }) : ''),
        };
        break;
      }
      case 'mistaken':
        this.last = { kind: 'wrong', cards: event.cards, why: event.why, title: () => this.mistakenText(event.seat), cost: () => cost(event.pays) };
        break;
      case 'ran-out':
        this.last = { kind: 'wrong', cards: [], title: () => this.lateText(event.seat), cost: () => cost(event.pays) };
        break;
      default:
        break;
    }
  }

  protected override show(event: TwentyShown): void {
    switch (event.type) {
      case 'called':
        interrupt(this.isMe(event.seat) ? game.say('yours') : game.say('theirs', { name: this.name(event.seat) }));
        play('call', this.isMe(event.seat));
        break;
      case 'taken':
        this.right(this.takenText(event.seat), event.seat, [...event.own, ...event.table], event.why);
        if (event.own.length > 0) announce(`${this.said(twenty, 'rid', event.seat, { count: event.own.length })}.`);
        this.fly([...event.own, ...event.table], event.seat);
        break;
      case 'mistaken':
        this.wrong(this.mistakenText(event.seat), event.seat, event.cards, event.why);
        announce(`${cost(event.pays)}.`);
        break;
      case 'ran-out':
        this.late(event.seat);
        announce(`${cost(event.pays)}.`);
        break;
      case 'refilled':
      case 'added':
        this.laid(event.spots);
        break;
      default: {
        const text = this.#text(event);
        if (text !== '') announce(text);
      }
    }
  }

  /** What is only said. */
  #text(event: TwentyShown): string {
    switch (event.type) {
      case 'dealt': {
        const own = this.live.you === undefined ? [] : (event.hands[this.live.you]?.cards ?? []);
        return own.length > 0 ? twenty.say('dealt', { cards: names(own) }) : '';
      }
      case 'given':
        return this.said(twenty, `given.${event.reason}`, event.seat, { cards: names(event.cards) });
      case 'agreed':
        return game.say('agreed', { name: this.name(event.seat) });
      case 'disagreed':
        return game.say('disagreed', { name: this.name(event.seat) });
      case 'all-agreed':
        return twenty.say('allAgreed', { count: event.cards });
      case 'new-deck':
        return twenty.say('newDeck', { count: event.cards });
      case 'call-dropped':
        return twenty.say('dropped', { name: this.name(event.seat) });
      case 'ended':
        return `${this.ended(event.winners, event.points, event.ending)}.`;
      default:
        return '';
    }
  }

  ended(winners: readonly Seat[], count: number, ending: (TwentyShown & { type: 'ended' })['ending']): string {
    return winners.map((seat) => this.said(twenty, `ending.${ending}`, seat, { count })).join(' · ');
  }
}

function cost(pays: boolean): string {
  return pays ? twenty.say('pays') : twenty.say('spared');
}
