import type { Card } from '../../../src/lib/net/wire';
import { sets } from '../solve';
import { type Brain, faces, towards } from './brain';
import { completing } from './race';

/** Points at sets, seeks the second card of others', votes. */
export function scout(): Brain {
  return (sight) => {
    const vote = sight.ready('scout.forfeit.scolding');
    if (vote !== undefined) return vote;
    const table = sight.cards('game.board');
    const pointed = table.find((card) => card.name.includes(sight.speech.start('scout.note.pointed')) && !card.pressed);
    if (table.some((card) => !card.disabled)) {
      if (pointed !== undefined) return completing(pointed.card, table) ?? sight.ready('scout.giveUp');
      const aim = towards(table, sets(faces(table)));
      if (aim !== undefined) return aim;
    }
    return sight.ready('game.noSet');
  };
}

/** Stays in, raises now and then, exposes what it has. */
export function gambler(chance: () => number): Brain {
  return (sight) => {
    const hand = sight.cards('chipset.hand');
    const middle = sight.cards('chipset.middle');
    const own = sets([...faces(hand), ...faces(middle)]).some((set) => faces(hand).some((card) => set.includes(card)));
    const answer = sight.ready(own ? 'chipset.expose' : 'chipset.keep');
    if (answer !== undefined) return answer;
    const raise = sight.ready('chipset.bet') ?? sight.ready('chipset.raise');
    if (raise !== undefined && chance() < (own ? 0.5 : 0.1)) return raise;
    const call = sight.ready('chipset.call');
    if (call !== undefined && !own && chance() < 0.1) return sight.ready('chipset.fold');
    return sight.ready('chipset.check') ?? call;
  };
}

/** Plays what makes no set, and challenges what does. */
export function setter(): Brain {
  return (sight) => {
    const table = sight.cards('game.board');
    const hand = sight.cards('setup.hand');
    const last = table.find((card) => card.name.includes(sight.speech.start('setup.note.last')));
    const others = table.filter((card) => card !== last);
    if (last !== undefined && table.some((card) => !card.disabled)) {
      const set = completing(last.card, others);
      if (set === undefined) return sight.ready('setup.pass');
      const pair: Card[] = sets(faces(table)).find((each) => each.includes(last.card)) ?? [];
      return towards(others, [pair.filter((card) => card !== last.card)]);
    }
    const safe = hand.find(({ card }) => !sets([...faces(table), card]).some((set) => set.includes(card)));
    const ready = hand.find((card) => card.pressed);
    const best = safe ?? hand[0];
    if (best !== undefined && ready?.card !== best.card) return best;
    return sight.ready('setup.play');
  };
}

/** Takes what there is and leaves when there is nothing. */
export function teammate(): Brain {
  return (sight) => {
    const table = sight.cards('game.board');
    const wanted = sets(faces(table));
    if (table.every((card) => card.disabled)) return undefined;
    if (wanted.length > 0) return towards(table, wanted);
    return sight.ready('coop.stop');
  };
}

/** Gets rid of as many of the own cards as it can; a set of the table alone brings new cards at least. */
export function shedder(): Brain {
  return (sight) => {
    const own = sight.cards('twenty.own');
    const table = sight.cards('game.board');
    const cards = [...own, ...table];
    const gone = (set: readonly Card[]) => own.filter((card) => set.includes(card.card)).length;
    const wanted = sets(faces(cards)).sort((a, b) => gone(b) - gone(a));
    if (cards.some((card) => !card.disabled)) return towards(cards, wanted);
    return wanted.length > 0 ? sight.ready('game.call') : sight.ready('game.noSet');
  };
}
