/** What goes through the socket of a table, as docs/protocol.md has it. */
import type { Chosen, Length, MatchShown, MatchView, Millis, Players, Problem, Refusal, Seat, Occupant } from './wire';

export const PROTOCOL = 1;

export type Phase = 'gathering' | 'playing' | 'finished' | 'closed';

export type Strength = string;

export interface SeatView {
  seat: Seat;
  name: string;
  occupant: Occupant;
  strength?: Strength;
  connected: boolean;
}

export interface FairView {
  commitment: string;
  contributed: Seat[];
  seed?: string;
  contributions?: unknown;
}

/** The table and the people around it. */
export interface TableView {
  id: string;
  code: string;
  game: string;
  chosen: Chosen;
  length: Length;
  open: boolean;
  chat: boolean;
  programs: boolean;
  phase: Phase;
  players: Players;
  host: Seat;
  seats: SeatView[];
  you?: Seat;
  fair?: FairView;
  watching: number;
  next?: string;
}

/** Something in the game itself, or around its rounds. */
export type Shown<E = unknown> = MatchShown | { type: 'played'; event: E };

export const PHRASES = [
  'hello',
  'well-seen',
  'so-close',
  'hurry',
  'thanks',
  'good-game',
  'one-moment',
  'sorry',
] as const;

export type Phrase = (typeof PHRASES)[number];

export type Why =
  | 'kicked'
  | 'closed'
  | 'stopping'
  | 'moved'
  | 'too-slow'
  | 'too-much'
  | 'not-found'
  | 'unknown-person'
  | 'wrong-protocol';

export type Heard = { type: 'heard'; seat: Seat; phrase?: Phrase; text?: string };

export type Answer =
  | { type: 'done'; id: string; number: number }
  | { type: 'refused'; id: string; reason: Refusal | { type: string } }
  | { type: 'unreadable'; id?: string; path: string; problem: Problem };

/** What a client is told. */
export type Told =
  | {
      type: 'welcome';
      protocol: number;
      number: number;
      now: Millis;
      table: TableView;
      match?: MatchView<unknown>;
      missed?: Shown[];
    }
  | { type: 'update'; number: number; now: Millis; table?: TableView; match?: MatchView<unknown>; events?: Shown[] }
  | Answer
  | Heard
  | { type: 'bye'; why: Why };

/** What a client does. */
export type Act =
  | { type: 'sit' }
  | { type: 'contribute'; random: string }
  | { type: 'play'; move: unknown }
  | { type: 'leave' }
  | { type: 'say'; phrase: Phrase }
  | { type: 'say'; text: string }
  | { type: 'choose'; rulebook?: string; values?: Record<string, string>; length?: Length }
  | { type: 'add-bot'; strength: Strength }
  | { type: 'remove'; seat: Seat }
  | { type: 'hand-over'; seat: Seat }
  | { type: 'start' }
  | { type: 'next-round' }
  | { type: 'rematch' }
  | { type: 'close' };
