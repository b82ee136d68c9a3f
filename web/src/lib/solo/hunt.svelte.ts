import { differing, isSet, judge, setsIn, third, type Triple } from '$lib/cards/judge';
import { solo } from '$lib/i18n/messages/solo';
import { cardName, verdictName } from '$lib/i18n/words';
import type { Card, Verdict } from '$lib/net/wire';
import { announce } from '$lib/ui/announce.svelte';
import { play } from '$lib/ui/sound';

/** What came of choosing three cards. */
export interface Answer {
  kind: 'right' | 'wrong' | 'again';
  cards: Triple;
  verdict: Verdict;
}

/** What whoever started the hunt wants to hear. */
export interface Listener {
  /** @param hinted how many cards of it had been shown */
  found?: (cards: Triple, hinted: number) => void;
  missed?: (cards: Triple) => void;
}

const same = (a: readonly Card[], b: readonly Card[]): boolean => a.every((card) => b.includes(card));

/** One person before some cards, looking for sets, with nobody to race and no server to ask. */
export class Hunt {
  cards = $state.raw<readonly Card[]>([]);
  found = $state.raw<readonly Triple[]>([]);
  chosen = $state.raw<readonly Card[]>([]);
  answer = $state.raw<Answer | undefined>();
  /** The cards of a set that were shown on request. */
  hints = $state.raw<readonly Card[]>([]);

  readonly all = $derived(setsIn(this.cards));
  readonly left = $derived(this.all.filter((set) => !this.found.some((other) => same(set, other))));

  #listener: Listener;

  constructor(cards: readonly Card[], found: readonly Triple[] = [], listener: Listener = {}) {
    this.cards = cards;
    this.found = found;
    this.#listener = listener;
  }

  pick(card: Card): void {
    this.chosen = this.chosen.includes(card) ? this.chosen.filter((other) => other !== card) : [...this.chosen, card];
    const [a, b, c] = this.chosen;
    if (a === undefined || b === undefined || c === undefined) return;
    this.chosen = [];
    this.#answered([a, b, c], judge(a, b, c));
  }

  clear(): void {
    this.chosen = [];
  }

  /** Other cards lie there now; what was found among the old ones is past. */
  lay(cards: readonly Card[]): void {
    this.cards = cards;
    this.found = [];
    this.hints = [];
  }

  /** Shows a card of the set that is easiest to see, then a second, then says the third. */
  hint(): void {
    const set = this.left.find((each) => this.hints.length > 0 && same(this.hints, each)) ?? easiest(this.left);
    if (set === undefined) return;
    const [a, b] = set;
    if (this.hints.length < 2) {
      this.hints = this.hints.length === 0 ? [a] : [a, b];
      announce(solo.say('hint.shown', { cards: this.hints.map(cardName).join(', ') }));
    } else {
      announce(solo.say('hint.third', { card: cardName(third(a, b)) }));
      this.hints = [...set];
    }
  }

  #answered(cards: Triple, verdict: Verdict): void {
    const right = isSet(verdict);
    const again = right && this.found.some((set) => same(set, cards));
    this.answer = { kind: again ? 'again' : right ? 'right' : 'wrong', cards, verdict };
    announce(`${solo.say(this.answer.kind)} ${cards.map(cardName).join(', ')}. ${again ? '' : verdictName(verdict)}`);
    if (again) return;
    play(right ? 'right' : 'wrong');
    if (right) {
      const hinted = same(this.hints, cards) ? this.hints.length : 0;
      this.hints = [];
      this.found = [...this.found, cards];
      this.#listener.found?.(cards, hinted);
    } else {
      this.#listener.missed?.(cards);
    }
  }
}

function easiest(sets: readonly Triple[]): Triple | undefined {
  return [...sets].sort((a, b) => differing(judge(...a)) - differing(judge(...b)))[0];
}
