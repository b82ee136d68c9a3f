import { coop } from '$lib/i18n/messages/coop';
import { game } from '$lib/i18n/messages/game';
import { cardName } from '$lib/i18n/words';
import type { CoopShown } from '$lib/net/wire';
import { Story } from '$lib/table/board/story.svelte';
import { announce } from '$lib/ui/announce.svelte';
import { play } from '$lib/ui/sound';
import { toast } from '$lib/ui/toasts.svelte';

/** What happens in CoopSet. */
export class CoopStory extends Story<CoopShown> {
  protected override remember(event: CoopShown): void {
    if (event.type === 'taken') {
      this.last = { kind: 'right', cards: event.cards, why: event.why, title: () => this.takenText(event.seat) };
    } else if (event.type === 'mistaken') {
      this.last = { kind: 'wrong', cards: event.cards, why: event.why, title: () => this.mistakenText(event.seat) };
    } else if (event.type === 'scored') {
      const { points } = event.result;
      this.last = { kind: 'plain', cards: [], title: () => '', ...this.last, gain: () => coop.say('scored', { points }) };
    }
  }

  protected override show(event: CoopShown): void {
    switch (event.type) {
      case 'taken':
        this.right(this.takenText(event.seat), event.seat, event.cards, event.why);
        this.fly(event.cards, '[data-next]');
        break;
      case 'mistaken':
        this.wrong(this.mistakenText(event.seat), event.seat, event.cards, event.why);
        break;
      case 'laid':
        this.laid(event.spots);
        break;
      case 'added':
        announce(coop.say('event.added', { card: cardName(event.spot.card) }));
        play('deal', false);
        break;
      case 'scored': {
        const brought = coop.say('ladder.step', { sets: event.result.sets, points: event.result.points });
        announce(coop.say('scored.done', { brought, score: event.score }));
        break;
      }
      case 'laid-aside':
        toast(coop.say('laidAside'));
        break;
      case 'agreed':
        announce(this.said(coop, 'agreed', event.seat));
        break;
      case 'disagreed':
        announce(game.say('disagreed', { name: this.name(event.seat) }));
        break;
      case 'ended':
        announce(`${coop.say(`ending.${event.ending}`)} ${coop.say(`grade.${event.grade}`)}`);
        break;
      case 'moved':
        break;
    }
  }
}
