import type { Card, MatchView, RaceView, TableView } from '../src/lib/net/wire';
import { ALL_CARDS } from '../src/lib/cards/card';

/** Views as a server would send them, for what is easier to show than to play. */
export function tableView(more: Partial<TableView> = {}): TableView {
  return {
    id: 't1',
    code: 'QXRT',
    game: 'base',
    chosen: { rulebook: 'devir', values: { gesture: 'call', 'call-seconds': '5' } },
    length: 'one-round',
    open: false,
    chat: false,
    programs: false,
    waits: false,
    phase: 'playing',
    paused: false,
    players: { min: 1, max: 8 },
    host: 0,
    seats: [
      { seat: 0, name: 'Ana', person: true, connected: true, left: false },
      { seat: 1, name: 'Bruno', person: false, bot: 'good', connected: true, left: false },
    ],
    you: 0,
    fair: { commitment: '00', contributed: [0] },
    watching: 0,
    ...more,
  };
}

export function raceView(cards: number, more: Partial<RaceView> = {}): RaceView {
  return {
    rulebook: 'devir',
    pattern: 'set',
    solo: false,
    oneGesture: false,
    faceDown: false,
    table: laid(cards).map((card, place) => ({ place, card })),
    rectangle: 12,
    deck: 81 - cards,
    phase: { type: 'open' },
    mayAgree: true,
    agreed: [],
    players: [0, 1].map((seat) => ({ seat, score: 0, sets: 0, mistakes: 0, won: [] })),
    previous: [],
    needsPrevious: 0,
    found: [],
    owed: 0,
    ...more,
  };
}

/** So many cards, well mixed, always the same. */
export function laid(cards: number): Card[] {
  return Array.from({ length: cards }, (_, i) => ALL_CARDS[(i * 37 + 11) % 81] as Card);
}

export function matchView(table: RaceView, more: Partial<MatchView<RaceView>> = {}): MatchView<RaceView> {
  return {
    game: 'base',
    chosen: tableView().chosen,
    length: 'one-round',
    seating: {
      chairs: table.players.map(({ seat }) => ({ seat, occupant: 'person', presence: 'here' })),
      host: 0,
    },
    round: 0,
    dealer: 0,
    totals: table.players.map(() => 0),
    standing: 'playing',
    table,
    ...more,
  };
}
