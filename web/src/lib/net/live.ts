/** What goes through the socket of a table, as docs/protocol.md has it; its parts are the Java side's. */
import type { Act as ActOf, Bye, MatchShown, MatchView, Millis, Phrase, Problem, Refusal, Seat, TableView } from './wire';

export const PROTOCOL = 1;

export const PHRASES: readonly Phrase[] = [
  'hello',
  'well-seen',
  'so-close',
  'hurry',
  'thanks',
  'good-game',
  'one-moment',
  'sorry',
];

export const STRENGTHS = ['beginner', 'casual', 'good', 'master'] as const;

/** Something in the game itself, or around its rounds. */
export type Shown<E = unknown> = MatchShown | { type: 'played'; event: E };

export type Heard = { type: 'heard'; seat: Seat; phrase?: Phrase; text?: string };

export type Answer =
  | { type: 'done'; id: string; number: number }
  | { type: 'refused'; id: string; reason: Refusal }
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
  | { type: 'pong' }
  | { type: 'bye'; why: Bye };

/** What a client does. */
export type Act = ActOf<unknown>;
