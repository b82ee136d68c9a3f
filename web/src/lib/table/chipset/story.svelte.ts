import { chipset } from '$lib/i18n/messages/chipset';
import { cardName } from '$lib/i18n/words';
import type { ChipsetEventCause, ChipsetShown, Seat } from '$lib/net/wire';
import { names, Story } from '$lib/table/board/story.svelte';
import { announce, interrupt } from '$lib/ui/announce.svelte';
import { play } from '$lib/ui/sound';

/** What happens in ChipSet. */
export class ChipsetStory extends Story<ChipsetShown> {
  protected override remember(event: ChipsetShown): void {
    if (event.type === 'hand-dealt') this.lately = [];
    if (this.#text(event) !== '') this.note(() => this.#text(event));
  }

  protected override show(event: ChipsetShown): void {
    const text = this.#text(event);
    if (text !== '') announce(`${text}.`);
    switch (event.type) {
      case 'hand-dealt':
        if (event.hand.length > 0) announce(chipset.say('dealt.hand', { cards: names(event.hand) }));
        announce(chipset.say('dealt.middle', { cards: names(event.middle) }));
        play('deal', false);
        break;
      case 'laid':
        play('deal', false);
        break;
      case 'turn':
        if (this.isMe(event.seat)) {
          interrupt(chipset.say('turn.you'));
          play('call');
        }
        break;
      case 'trial-offered':
        interrupt(chipset.say('trial'));
        break;
      case 'hands-shown':
        for (const { seat, hand, sets } of event.showings) {
          announce(chipset.say('shown', { name: this.name(seat), cards: names(hand), count: sets.length }));
        }
        break;
      case 'pot-taken': {
        const mine = event.shares.some((share) => this.isMe(share.seat));
        play(mine ? 'right' : 'deal', mine);
        break;
      }
      default:
        break;
    }
  }

  #text(event: ChipsetShown): string {
    switch (event.type) {
      case 'hand-dealt':
        return this.said(chipset, 'dealt', event.dealer).replace(/\.$/, '');
      case 'checked':
        return this.#caused('checked', event.seat, event.cause);
      case 'folded':
        return this.#caused('folded', event.seat, event.cause);
      case 'called':
        return this.said(chipset, 'called', event.seat, { count: event.chips });
      case 'raised':
        return this.said(chipset, 'raised', event.seat, { count: event.by });
      case 'laid':
        return chipset.say('laid', { card: cardName(event.card) });
      case 'hands-shown':
        return event.exposer === undefined ? chipset.say('forced') : this.said(chipset, 'exposed', event.exposer);
      case 'pot-taken':
        return event.shares.map(({ seat, chips }) => this.said(chipset, 'takes', seat, { count: chips })).join(' · ');
      case 'bought-in':
        return this.said(chipset, 'boughtIn', event.seat, { count: event.chips });
      case 'ended':
        return chipset.say(`ending.${event.ending}`).replace(/\.$/, '');
      default:
        return '';
    }
  }

  #caused(key: 'checked' | 'folded', seat: Seat, cause: ChipsetEventCause): string {
    const text = this.said(chipset, key, seat);
    return cause === 'time' || cause === 'away' ? `${text} (${chipset.say(`cause.${cause}`)})` : text;
  }
}
