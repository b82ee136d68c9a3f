import { setup } from '$lib/i18n/messages/setup';
import type { Card, MatchView, Seat, SetUpMove, SetUpView } from '$lib/net/wire';
import type { LiveTable } from '$lib/table/live.svelte';
import { told } from '$lib/table/refusals';
import { toast } from '$lib/ui/toasts.svelte';

/** What a player of SetUp does: a card of the hand is chosen, and played when it is chosen again; two on the table are a challenge. */
export class SetUpPlay {
  /** The card of the hand that is to be played; it can be chosen ahead. */
  ready = $state<Card | undefined>();
  /** Cards on the table for a challenge. */
  chosen = $state.raw<readonly Card[]>([]);
  sending = $state(false);

  #live: LiveTable;

  constructor(live: LiveTable) {
    this.#live = live;
  }

  get match(): MatchView<SetUpView> {
    return this.#live.match as MatchView<SetUpView>;
  }

  get view(): SetUpView {
    return this.match.table;
  }

  get you(): Seat | undefined {
    return this.#live.you;
  }

  get playing(): boolean {
    return this.you !== undefined && this.match.seating.chairs[this.you]?.presence !== 'left';
  }

  /** The card that can be challenged. */
  get last(): Card | undefined {
    return this.view.phase.type === 'window' ? this.view.phase.card : undefined;
  }

  choose(card: Card): void {
    if (this.ready !== card) this.ready = card;
    else if (this.view.mayPlay) void this.play();
    else this.ready = undefined;
  }

  play = async (): Promise<void> => {
    if (this.ready === undefined) toast(setup.say('play.none'));
    else await this.#send({ type: 'play', card: this.ready });
  };

  pass = (): Promise<void> => this.#send({ type: 'pass' });

  pick(card: Card): void {
    if (!this.view.mayChallenge || this.sending) return;
    if (card === this.last) {
      toast(setup.say('challenge.implied'));
      return;
    }
    this.chosen = this.chosen.includes(card) ? this.chosen.filter((other) => other !== card) : [...this.chosen, card];
    if (this.chosen.length === 2) void this.#send({ type: 'challenge', others: [...this.chosen] }).then(() => (this.chosen = []));
  }

  clear(): void {
    if (this.sending) return;
    this.chosen = [];
    this.ready = undefined;
  }

  settle(): void {
    if (this.sending) return;
    if (!this.view.mayChallenge) this.chosen = [];
    if (this.ready !== undefined && !this.view.hand.includes(this.ready)) this.ready = undefined;
  }

  async #send(move: SetUpMove): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    told(await this.#live.play(move), this.#live);
    this.sending = false;
  }
}
