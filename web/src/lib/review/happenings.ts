import type { Card, Millis, Seat } from '$lib/net/wire';
import { type Coming, type Deal, huntOf, type Pass, type Review, type ScoutTurn, type Slip, type TeamLayout, type WrongCall } from './types';

/** Something worth a line in the story of a match. */
export type Happening = { at: Millis; frame?: number } & (
  | { type: 'round'; number: number; dealer: Seat }
  | { type: 'ended'; number: number }
  | { type: 'take'; seat: Seat; cards: Card[]; after: Millis; differing: number }
  | { type: 'wrong'; call: WrongCall }
  | { type: 'pass'; pass: Pass }
  | { type: 'coming'; coming: Coming }
  | { type: 'turn'; turn: ScoutTurn }
  | { type: 'ask'; seat: Seat; sets: Card[][] }
  | { type: 'layout'; layout: TeamLayout }
  | { type: 'deal'; deal: Deal }
  | { type: 'slip'; slip: Slip }
);

/** All that happened, in order; what belongs to a moment of the film says which. */
export function happenings(review: Review): Happening[] {
  const all: Happening[] = [
    ...review.rounds.map((round): Happening => ({ type: 'round', at: round.began, number: round.number, dealer: round.dealer })),
    ...review.comings.map((coming): Happening => ({ type: 'coming', at: coming.at, coming })),
    ...ofHunt(review),
    ...ofPart(review),
    ...review.rounds.flatMap((round): Happening[] =>
      round.ended === undefined ? [] : [{ type: 'ended', at: round.ended, number: round.number }],
    ),
  ];
  return all.sort((a, b) => a.at - b.at);
}

function ofHunt(review: Review): Happening[] {
  const hunt = huntOf(review);
  if (hunt === undefined) return [];
  return [
    ...hunt.takes.map(
      (take): Happening => ({
        type: 'take',
        at: take.at,
        frame: take.moment,
        seat: take.seat,
        cards: take.cards,
        after: take.sinceThere,
        differing: take.differing,
      }),
    ),
    ...hunt.wrongCalls.map((call): Happening => ({ type: 'wrong', at: call.at, ...at(review, call.at), call })),
    ...hunt.passes.filter((pass) => pass.cause === 'agreed').map((pass): Happening => ({ type: 'pass', at: pass.at, ...at(review, pass.at), pass })),
  ];
}

function ofPart(review: Review): Happening[] {
  const part = review.part;
  switch (part?.type) {
    case 'scouting':
      return part.turns.map((turn) => ({ type: 'turn', at: turn.at, ...at(review, turn.at), turn }));
    case 'shedding':
      return part.asks.map((ask) => ({ type: 'ask', at: ask.at, ...at(review, ask.at), seat: ask.seat, sets: ask.sets }));
    case 'teamwork':
      return part.layouts.map((layout) => ({ type: 'layout', at: layout.at, layout }));
    case 'betting':
      return part.deals.map((deal) => ({ type: 'deal', at: deal.at, deal }));
    case 'trapping':
      return [
        ...part.slips.map((slip): Happening => ({ type: 'slip', at: slip.at, slip })),
        ...part.wrongCalls.map((call): Happening => ({ type: 'wrong', at: call.at, call })),
      ];
    default:
      return [];
  }
}

function at(review: Review, time: Millis): { frame: number } | Record<never, never> {
  const frame = frameAt(review, time);
  return frame === undefined ? {} : { frame };
}

/** The moment of the film at a time: the last one that had begun before it. */
export function frameAt(review: Review, time: Millis): number | undefined {
  const moments = huntOf(review)?.moments ?? [];
  let found: number | undefined;
  for (let i = 0; i < moments.length && (moments[i]?.from ?? 0) < Math.max(time, 1); i++) found = i;
  return found;
}
