import { ATTRIBUTES, type Attribute } from '$lib/cards/card';
import { game } from '$lib/i18n/messages/game';
import { attributeName, cardName, verdictName } from '$lib/i18n/words';
import type { Why, WhySplit } from '$lib/net/wire';

/** The two pairs that want the same card, if any do. */
export function agreeing(why: Why & { type: 'by-pairs' }): WhySplit | undefined {
  return why.splits.find((split) => split.wants === split.otherWants);
}

export function uneven(why: Why & { type: 'by-sums' }): Attribute[] {
  return ATTRIBUTES.filter((attribute) => why[attribute] !== 0);
}

/** Why cards are what was called, or are not, in one sentence. */
export function whyText(why: Why): string {
  switch (why.type) {
    case 'by-attribute':
      return verdictName(why.verdict);
    case 'by-pairs': {
      const split = agreeing(why);
      return split === undefined
        ? game.say('pairs.wrong')
        : game.say('pairs.right', { pair: pair(split.pair), other: pair(split.other), card: cardName(split.wants) });
    }
    case 'by-sums': {
      const wrong = uneven(why);
      return wrong.length === 0
        ? game.say('sums.right')
        : game.say('sums.wrong', { attributes: wrong.map(attributeName).join(', ') });
    }
  }
}

function pair(cards: WhySplit['pair']): string {
  const [one, two] = cards;
  return one && two ? game.say('pair', { one: cardName(one), two: cardName(two) }) : '';
}
