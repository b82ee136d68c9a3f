import { review as texts } from '$lib/i18n/messages/review';
import { shortTime } from '$lib/i18n/time';
import { cardName } from '$lib/i18n/words';
import type { Cast } from './cast';
import type { Happening } from './happenings';
import type { Deal, ScoutTurn, Slip } from './types';

/** What happened, in one line. */
export function line(it: Happening, cast: Cast): string {
  switch (it.type) {
    case 'round':
      return texts.say('story.round', { number: it.number, name: cast.name(it.dealer) });
    case 'ended':
      return texts.say('story.ended', { number: it.number });
    case 'take':
      return texts.say('story.take', { name: cast.name(it.seat), time: shortTime(it.after) });
    case 'wrong':
      return texts.say('story.wrong', { name: cast.name(it.call.seat) });
    case 'pass':
      return it.pass.finds.length === 0 ? texts.say('story.pass') : texts.say('story.pass.missed', { count: it.pass.finds.length });
    case 'coming':
      return texts.say(`story.${it.coming.what}`, { name: cast.name(it.coming.seat) });
    case 'turn':
      return turn(it.turn, cast);
    case 'ask':
      return it.sets.length === 0
        ? texts.say('story.ask', { name: cast.name(it.seat) })
        : texts.say('story.ask.could', { name: cast.name(it.seat), count: it.sets.length });
    case 'layout':
      return texts.say('story.layout', { sets: it.layout.sets, points: it.layout.points });
    case 'deal':
      return deal(it.deal, cast);
    case 'slip':
      return slip(it.slip, cast);
  }
}

function turn(it: ScoutTurn, cast: Cast): string {
  const filling = { name: cast.name(it.scout), card: cardName(it.pointed) };
  if (it.seeker) return texts.say('story.turn.found', { ...filling, seeker: cast.name(it.seeker.seat), time: shortTime(it.seeker.after) });
  return texts.say(it.right ? 'story.turn' : 'story.turn.wrong', filling);
}

function deal(it: Deal, cast: Cast): string {
  if (it.shares.length === 0) return texts.say('story.deal.open', { number: it.number });
  const names = it.shares.map((share) => cast.name(share.seat)).join(', ');
  return texts.say('story.deal', { number: it.number, names, count: it.shares.length, pot: it.pot });
}

export function slip(it: Slip, cast: Cast): string {
  const filling = { name: cast.name(it.seat), card: cardName(it.card) };
  if (it.caught === undefined) return texts.say('story.slip', filling);
  const { by, after, penalty } = it.caught;
  return texts.say('story.slip.caught', { ...filling, by: cast.name(by), time: shortTime(after), penalty });
}
