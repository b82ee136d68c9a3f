import { scout } from '$lib/i18n/messages/scout';
import { game } from '$lib/i18n/messages/game';
import { cardName } from '$lib/i18n/words';
import type { Card, ScoutShown, Seat } from '$lib/net/wire';
import { type Last, names, Story } from '$lib/table/board/story.svelte';
import { whyText } from '$lib/table/why/why';
import { announce, interrupt } from '$lib/ui/announce.svelte';
import { play } from '$lib/ui/sound';
import { toast } from '$lib/ui/toasts.svelte';

type Told<Type extends ScoutShown['type']> = ScoutShown & { type: Type };

/** What happens in Scout. */
export class ScoutStory extends Story<ScoutShown> {
  /** The seeker's set, where it was another one than the scout's. */
  other = $state.raw<Last | undefined>();
  #found: Told<'found'> | undefined;
  #took: { seat: Seat; count: number }[] = [];

  protected override remember(event: ScoutShown): void {
    switch (event.type) {
      case 'pointing':
        this.last = this.other = this.#found = undefined;
        this.#took = [];
        break;
      case 'miss':
        this.last = { kind: 'wrong', cards: [event.pointed, event.card], wants: event.wants, title: () => this.#missing(event) };
        break;
      case 'found':
        this.#found = event;
        break;
      case 'revealed':
        this.#revealed(event);
        break;
      case 'took': {
        const took = [...this.#took, { seat: event.seat, count: event.cards.length }];
        this.#took = took;
        this.#more({ gain: () => took.map(({ seat, count }) => scout.say('gain', { name: this.name(seat), count })).join(', ') });
        break;
      }
      case 'paid':
        this.#more({ cost: () => game.say('paid.cards', { count: 1 }) });
        break;
      case 'owed':
        this.#more({ cost: () => scout.say('owes') });
        break;
      default:
        break;
    }
  }

  protected override show(event: ScoutShown): void {
    switch (event.type) {
      case 'pointing':
        interrupt(this.said(scout, 'pointing', event.seat, { card: cardName(event.card) }));
        play('call', this.isMe(event.seat));
        break;
      case 'miss':
        this.#miss(event);
        break;
      case 'found':
        announce(this.said(scout, 'found', event.seat, { card: cardName(event.card) }));
        this.mark(event.set, 'right');
        break;
      case 'revealed':
        this.#reveal(event);
        break;
      case 'took':
        announce(this.said(scout, 'took', event.seat, { count: event.cards.length }));
        this.fly(event.cards, event.seat);
        break;
      case 'sentenced':
        toast(this.said(scout, 'sentenced', event.seat, { forfeit: scout.say(`forfeit.${event.forfeit}`) }));
        break;
      case 'laid':
        this.laid(event.spots);
        break;
      default: {
        const text = this.#text(event);
        if (text !== '') announce(text);
      }
    }
  }

  /** What is only said. */
  #text(event: ScoutShown): string {
    switch (event.type) {
      case 'gave-up':
        return this.said(scout, 'gaveUp', event.seat);
      case 'paid':
        return this.said(scout, 'paid', event.seat);
      case 'owed':
        return this.said(scout, 'vote', event.seat);
      case 'voted':
        return this.said(scout, 'voted', event.seat, { forfeit: scout.say(`forfeit.${event.choice}`) });
      case 'sat-out':
        return this.said(scout, 'satOut', event.seat);
      case 'back-in':
        return this.isMe(event.seat) ? scout.say('backIn.you') : '';
      case 'agreed':
        return game.say('agreed', { name: this.name(event.seat) });
      case 'disagreed':
        return game.say('disagreed', { name: this.name(event.seat) });
      case 'ended':
        return scout.say(`ending.${event.ending}`);
      default:
        return '';
    }
  }

  #revealed(event: Told<'revealed'>): void {
    const title = () => this.said(scout, event.right ? 'set' : 'wrong', event.seat);
    this.last = { kind: event.right ? 'right' : 'wrong', cards: event.cards, why: event.why, title };
    const found = this.#found;
    if (found !== undefined && !sameCards(found.set, event.cards)) {
      this.other = { kind: 'right', cards: found.set, title: () => this.said(scout, 'found.title', found.seat) };
    }
  }

  #reveal(event: Told<'revealed'>): void {
    const title = this.said(scout, event.right ? 'set' : 'wrong', event.seat);
    announce(`${title}: ${names(event.cards)}. ${whyText(event.why)}`);
    if (event.right) play('right', this.isMe(event.seat));
    else this.shaken(event.cards, event.seat);
  }

  /** One's own mistake is explained where it cannot be overlooked. */
  #miss(event: Told<'miss'>): void {
    const wants = cardName(event.wants);
    if (this.isMe(event.seat)) toast(scout.say('miss.you', { wants }), 'bad', 6_000);
    else announce(scout.say('miss.other', { wants, card: cardName(event.card), name: this.name(event.seat) }));
    this.shaken([event.card], event.seat);
    this.judged();
  }

  #missing(event: Told<'miss'>): string {
    return this.said(scout, 'miss.title', event.seat, { card: cardName(event.wants) });
  }

  #more(more: Partial<Last>): void {
    if (this.last) this.last = { ...this.last, ...more };
  }
}

function sameCards(some: readonly Card[], others: readonly Card[]): boolean {
  return some.length === others.length && some.every((card) => others.includes(card));
}
