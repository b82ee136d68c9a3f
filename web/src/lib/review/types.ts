/** The review of a match as docs/review.md has it: the records of the room `lab`, field by field. */
import type { Card, Length, Millis, Occupant, Outcome, Pattern, Presence, Seat, Why } from '$lib/net/wire';

export interface Review {
  game: string;
  rulebook: string;
  length: Length;
  /** Since 1970. All other times are since then. */
  startedAt: Millis;
  lasted: Millis;
  players: Player[];
  rounds: Round[];
  comings: Coming[];
  outcome?: Outcome;
  part?: Part;
}

export interface Player {
  seat: Seat;
  name: string;
  occupant: Occupant;
  presence: Presence;
  here: Millis;
  score: number;
}

export interface Round {
  number: number;
  dealer: Seat;
  began: Millis;
  ended?: Millis;
  outcome?: Outcome;
}

export interface Coming {
  at: Millis;
  seat: Seat;
  what: 'joined' | 'left' | 'went-away' | 'came-back' | 'bot-took-over' | 'person-took-over' | 'became-host';
}

export type Part =
  | { type: 'racing'; hunt: Hunt }
  | { type: 'scouting'; hunt: Hunt; turns: ScoutTurn[] }
  | { type: 'shedding'; hunt: Hunt; asks: Ask[] }
  | { type: 'teamwork'; hunt: Hunt; layouts: TeamLayout[]; advice: Advice[] }
  | { type: 'betting'; deals: Deal[]; bettors: Bettor[] }
  | { type: 'trapping'; slips: Slip[]; wrongCalls: WrongCall[]; trappers: Trapper[] };

export interface Hunt {
  pattern: Pattern;
  moments: Moment[];
  takes: Take[];
  passes: Pass[];
  wrongCalls: WrongCall[];
  kinds: Kind[];
  finders: Finder[];
}

/** The table as it lay for a while, with all that was to be found on it. */
export interface Moment {
  round: number;
  from: Millis;
  until: Millis;
  table: Card[];
  finds: Find[];
}

export interface Find {
  cards: Card[];
  /** Who alone could take it. */
  only?: Seat;
  since: Millis;
}

export interface Take {
  round: number;
  moment: number;
  called: Millis;
  at: Millis;
  seat: Seat;
  cards: Card[];
  differing: number;
  sinceThere: Millis;
  sinceChange: Millis;
}

export interface Pass {
  round: number;
  at: Millis;
  cause: 'agreed' | 'end';
  cards: number;
  finds: Find[];
}

export interface WrongCall {
  round: number;
  at: Millis;
  seat: Seat;
  cards: Card[];
  mistake: { type: 'no-find'; why: Why } | { type: 'too-late' } | { type: 'not-there'; wanted: Card };
}

export interface Times {
  count: number;
  mean: Millis;
  median: Millis;
  fastest: Millis;
  slowest: Millis;
}

export interface Kind {
  differing: number;
  there: number;
  taken: number;
  times?: Times;
}

export interface Finder {
  seat: Seat;
  takes: number;
  wrongCalls: number;
  perHour: number;
  times?: Times;
  kinds: { differing: number; takes: number; times?: Times }[];
  broken: { number: number; colour: number; fill: number; shape: number };
}

export interface ScoutTurn {
  round: number;
  at: Millis;
  scout: Seat;
  pointed: Card;
  meant: Card[];
  right: boolean;
  seeker?: { seat: Seat; card: Card; set: Card[]; after: Millis };
}

export interface Ask {
  round: number;
  at: Millis;
  seat: Seat;
  sets: Card[][];
}

export interface TeamLayout {
  round: number;
  at: Millis;
  sets: number;
  added: number;
  points: number;
  possibleSets: number;
  possiblePoints: number;
}

export interface Worth {
  set: Card[];
  plan: Card[][];
  points: number;
  /** A fraction in lowest terms. */
  next: string;
}

export interface Advice {
  taken: Worth;
  better?: Worth;
}

export interface Deal {
  number: number;
  at: Millis;
  dealer: Seat;
  middle: Card[];
  pot: number;
  ending: 'all-but-one-folded' | 'exposed' | 'deck-out' | 'not-over';
  exposer?: Seat;
  hands: { seat: Seat; hand: Card[]; sets: Card[][]; folded: boolean; shown: boolean }[];
  raises: { at: Millis; seat: Seat; by: number; sets: number }[];
  shares: { seat: Seat; chips: number }[];
}

export interface Bettor {
  seat: Seat;
  deals: number;
  won: number;
  chips: number;
  raises: number;
  bluffs: number;
  bluffsPaid: number;
  setsFolded: number;
}

export interface Slip {
  round: number;
  at: Millis;
  seat: Seat;
  card: Card;
  forThem: boolean;
  sets: Card[][];
  caught?: { by: Seat; set: Card[]; after: Millis; penalty: number };
}

export interface Trapper {
  seat: Seat;
  played: number;
  slips: number;
  caught: number;
  catches: number;
  wrong: number;
  penalty: number;
}

/** The finds of a game that has any. */
export function huntOf(review: Review): Hunt | undefined {
  return review.part !== undefined && 'hunt' in review.part ? review.part.hunt : undefined;
}
