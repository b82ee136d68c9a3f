import type { Length, Players, Setting, TablePhase } from './wire';
import { server } from './network.svelte';

const ROOT = '/api/v1';

/** What the server said when it would not. */
export class ApiError extends Error {
  readonly status: number;
  readonly reason: { type: string; [name: string]: unknown };
  readonly retryAfter: number | undefined;

  constructor(status: number, reason: { type: string }, retryAfter?: number) {
    super(reason.type);
    this.status = status;
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/** No answer at all: the network or the server is gone. */
export class Unreachable extends Error {}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(ROOT + path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      credentials: 'same-origin',
    });
  } catch {
    server.answers = false;
    throw new Unreachable(path);
  }
  server.answers = response.status < 502;
  if (!response.ok) throw await refusal(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function refusal(response: Response): Promise<Error> {
  if (response.status >= 502) return new Unreachable(response.url);
  let reason = { type: `http-${response.status}` };
  try {
    reason = ((await response.json()) as { error: { type: string } }).error ?? reason;
  } catch {
    // Not one of the server's own answers; the status says enough.
  }
  const after = Number(response.headers.get('retry-after'));
  return new ApiError(response.status, reason, Number.isFinite(after) && after > 0 ? after : undefined);
}

export interface Me {
  id: string;
  name: string;
}

/** A browser or a program that has a secret of ours. */
export interface Holder {
  id: string;
  program: boolean;
  since: number;
  /** Whether it is this browser. */
  here: boolean;
}

export interface RulebookEntry {
  id: string;
  settings: Setting[];
  lengths: Length[];
  players: Players;
}

export interface GameEntry {
  id: string;
  rulebooks: RulebookEntry[];
}

/** What somebody asks for who opens a table; what is left out is as usual. */
export interface Wish {
  game: string;
  rulebook?: string;
  values?: Record<string, string>;
  length?: Length;
  open?: boolean;
  chat?: boolean;
  programs?: boolean;
  waits?: boolean;
  bots?: string[];
}

export interface Notice {
  id: string;
  game: string;
  rulebook: string;
  host: string;
  seats: number;
  most: number;
  phase: TablePhase;
}

export const api = {
  me: () => ask<Me>('GET', '/me'),
  rename: (name: string) => ask<Me>('POST', '/me', { name }),
  goodbye: () => ask<void>('DELETE', '/me'),
  holders: () => ask<{ holders: Holder[] }>('GET', '/me/holders'),
  end: (holder: string) => ask<void>('DELETE', `/me/holders/${encodeURIComponent(holder)}`),
  games: () => ask<{ games: GameEntry[] }>('GET', '/games'),
  open: (wish: Wish) => ask<{ id: string; code: string }>('POST', '/tables', wish),
  playNow: (game: string) => ask<{ id: string }>('POST', '/play-now', { game }),
  tables: () => ask<{ tables: Notice[] }>('GET', '/tables'),
  table: (id: string) => ask<Notice>('GET', `/tables/${encodeURIComponent(id)}`),
  code: (code: string) => ask<{ id: string }>('GET', `/codes/${encodeURIComponent(code)}`),
  /** Anything else under the same root, for pages that know what they ask for. */
  get: <T>(path: string) => ask<T>('GET', path),
  post: <T>(path: string, body: unknown) => ask<T>('POST', path, body),
};

/** Where the socket of a table is. */
export function socketAddress(table: string, from: Location = location): string {
  const scheme = from.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${from.host}${ROOT}/tables/${encodeURIComponent(table)}/socket`;
}
