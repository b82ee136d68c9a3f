import { setup } from '$lib/i18n/messages/setup';
import { cardName } from '$lib/i18n/words';
import type { SetUpShown } from '$lib/net/wire';
import { names, Story } from '$lib/table/board/story.svelte';
import { announce, interrupt } from '$lib/ui/announce.svelte';
import { play } from '$lib/ui/sound';

/** What happens in SetUp. */
export class SetUpStory extends Story<SetUpShown> {
  protected override remember(event: SetUpShown): void {
    switch (event.type) {
      case 'mistaken':
        this.last = { kind: 'wrong', cards: event.cards, why: event.why, title: () => this.mistakenText(event.seat) };
        break;
      case 'caught':
        this.last = {
          kind: 'right',
          cards: event.set,
          why: event.why,
          title: () => this.said(setup, 'caught', event.challenger),
          cost: () => this.said(setup, 'takes', event.player, { count: event.penalty.length }),
        };
        break;
      case 'played':
        this.note(() => this.#text(event));
        break;
      default:
        break;
    }
  }

  protected override show(event: SetUpShown): void {
    switch (event.type) {
      case 'mistaken':
        this.wrong(this.mistakenText(event.seat), event.seat, event.cards, event.why);
        this.judged();
        break;
      case 'caught':
        this.right(this.said(setup, 'caught', event.challenger), event.challenger, event.set, event.why);
        announce(`${this.said(setup, 'takes', event.player, { count: event.penalty.length })}.`);
        this.fly(event.penalty, event.player);
        this.judged();
        break;
      case 'turn-to':
        if (this.isMe(event.seat)) {
          interrupt(setup.say('turn.you'));
          play('call');
        }
        break;
      case 'played':
        play('deal', this.isMe(event.seat));
        announce(`${this.#text(event)}.`);
        break;
      default: {
        const text = this.#text(event);
        if (text !== '') announce(text);
      }
    }
  }

  #text(event: SetUpShown): string {
    switch (event.type) {
      case 'played':
        return this.said(setup, event.forThem ? 'playedFor' : 'played', event.seat, { card: cardName(event.card) });
      case 'received':
        return event.faces.length > 0 ? setup.say('drawn', { cards: names(event.faces) }) : '';
      case 'passed':
        return this.said(setup, 'passed', event.seat);
      case 'laid-aside':
        return this.said(setup, 'laidAside', event.seat);
      case 'ended':
        return setup.say(`ending.${event.ending}`);
      default:
        return '';
    }
  }
}
