import type { Card, ChipsetView, CoopView, MatchView, ScoutView, SetUpView, TwentyView } from '../src/lib/net/wire';
import { laid, tableView } from './scene';
import { Line } from './player';

/** The moment at which whatever runs out runs out; far enough for a slow machine. */
const LATER = Date.now() + 60_000;

const CARDS = laid(40);

export function card(index: number): Card {
  return CARDS[index] as Card;
}

function spots(count: number): { place: number; card: Card }[] {
  return CARDS.slice(0, count).map((each, place) => ({ place, card: each }));
}

/** A line to a table of a game that two play. */
export function lineOf(game: string, table: unknown, more: Partial<MatchView<unknown>> = {}): Line {
  const view = tableView({ game, chosen: { rulebook: 'fx-schmidt', values: {} } });
  return new Line(view, {
    game,
    chosen: view.chosen,
    length: 'one-round',
    seating: { chairs: [0, 1].map((seat) => ({ seat, occupant: 'person', presence: 'here' })), host: 0 },
    round: 1,
    dealer: 0,
    totals: [0, 0],
    standing: 'playing',
    table,
    ...more,
  });
}

export function scoutView(more: Partial<ScoutView> = {}): ScoutView {
  return {
    table: spots(12),
    rectangle: 12,
    deck: 60,
    aside: [],
    players: [0, 1].map((seat) => ({ seat, score: 0, won: [], forfeits: [], sitsOut: false })),
    agreed: [],
    debts: [],
    stage: { type: 'looking' },
    may: { point: true, seek: false, agree: true, disagree: false, votes: [] },
    ...more,
  };
}

/** Bruno points at the first card, and Ana may seek. */
export function seeking(): ScoutView {
  return scoutView({
    stage: { type: 'searching', scout: 1, card: card(0), until: LATER, passed: [] },
    may: { point: false, seek: true, agree: false, disagree: false, votes: [] },
  });
}

/** Bruno owes a forfeit, and Ana may vote. */
export function voting(): ScoutView {
  return scoutView({
    debts: [{ number: 3, seat: 1, ballots: [], until: LATER }],
    may: { point: true, seek: false, agree: true, disagree: false, votes: [3] },
  });
}

export function chipsetView(more: Partial<ChipsetView> = {}): ChipsetView {
  return {
    betLimit: 3,
    raises: 1,
    deals: 1,
    dealer: 1,
    middle: [card(0), card(1), card(2)],
    deck: 70,
    pot: 4,
    high: 0,
    players: [0, 1].map((seat) => ({ seat, presence: 'here', standing: 'in', chips: 18, bet: 0, raises: 0, acted: false, cards: 2, deals: 0 })),
    hand: [card(20), card(21)],
    phase: { type: 'betting', turn: 0, until: LATER },
    may: { fold: true, check: true, toCall: 0, mostRaise: 3, answer: false },
    ...more,
  };
}

export function trial(): ChipsetView {
  return chipsetView({
    phase: { type: 'trial', until: LATER },
    may: { fold: false, check: false, toCall: 0, mostRaise: 0, answer: true },
  });
}

export function showdown(): ChipsetView {
  const set: Card[] = ['1rso', '2rso', '3rso'];
  return chipsetView({
    middle: ['2rso', '3rso', '1gtd'],
    phase: { type: 'pause', until: LATER },
    may: { fold: false, check: false, toCall: 0, mostRaise: 0, answer: false },
    result: {
      exposer: 1,
      showings: [
        { seat: 0, hand: [card(20), card(21)], sets: [] },
        { seat: 1, hand: ['1rso', '3pod'], sets: [set] },
      ],
      shares: [{ seat: 1, chips: 4 }],
    },
  });
}

export function setupView(more: Partial<SetUpView> = {}): SetUpView {
  return {
    deck: 50,
    table: CARDS.slice(0, 5),
    hand: CARDS.slice(20, 24),
    players: [0, 1].map((seat) => ({ seat, hand: 4, penalty: CARDS.slice(30, 30 + 5 * seat) })),
    phase: { type: 'playing', seat: 0, until: LATER },
    mayPlay: true,
    mayChallenge: false,
    ...more,
  };
}

/** Bruno has played the last card on the table, and Ana may challenge it. */
export function challenging(): SetUpView {
  return setupView({
    phase: { type: 'window', player: 1, card: card(4), passed: [], mistaken: [], until: LATER },
    mayPlay: false,
    mayChallenge: true,
  });
}

export function coopView(more: Partial<CoopView> = {}): CoopView {
  return {
    deck: 60,
    table: spots(12).slice(3),
    found: [{ seat: 1, cards: [card(0), card(1), card(2)] }],
    added: 0,
    points: 0,
    score: 4,
    results: [{ sets: 2, added: 0, points: 1 }],
    aside: 0,
    tallies: [
      { sets: 1, mistakes: 0 },
      { sets: 2, mistakes: 1 },
    ],
    agreed: [],
    phase: { type: 'looking' },
    ...more,
  };
}

export function twentyView(more: Partial<TwentyView> = {}): TwentyView {
  return {
    oneGesture: false,
    table: spots(6),
    rectangle: 6,
    deck: 40,
    aside: [],
    fullHand: 9,
    players: [
      { seat: 0, cards: CARDS.slice(10, 16) },
      { seat: 1, cards: CARDS.slice(16, 22) },
    ],
    agreed: [],
    phase: { type: 'open' },
    shuffling: false,
    may: { call: true, take: false, ask: true, noSet: true, stillLooking: false },
    ...more,
  };
}

/** Ana has called. */
export function called(): TwentyView {
  return twentyView({
    phase: { type: 'called', seat: 0, until: LATER },
    may: { call: false, take: true, ask: false, noSet: false, stillLooking: false },
  });
}
