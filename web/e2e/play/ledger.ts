import type { Page } from 'playwright-core';

interface Message {
  type: string;
  id?: string;
  act?: { type: string; move?: { type: string } };
}

/** What a browser asked the table to do, by id, and what it was answered. */
export class Ledger {
  #asked = new Map<string, string>();
  #answered = new Map<string, Set<string>>();
  /** How often something was sent once more. */
  again = 0;
  /** How often the table has welcomed this browser. */
  welcomes = 0;

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => this.#sent(JSON.parse(String(payload)) as Message));
      socket.on('framereceived', ({ payload }) => this.#heard(JSON.parse(String(payload)) as Message));
    });
  }

  #sent(message: Message): void {
    const move = message.act?.move?.type;
    if (message.type !== 'do' || message.id === undefined || move === undefined) return;
    if (this.#asked.has(message.id)) this.again++;
    this.#asked.set(message.id, move);
  }

  #heard(message: Message): void {
    if (message.type === 'welcome') this.welcomes++;
    if (message.id === undefined) return;
    this.#answered.set(message.id, (this.#answered.get(message.id) ?? new Set()).add(message.type));
  }

  /** Moves that nobody ever heard of again, or that were answered in two ways. */
  lost(): string[] {
    return [...this.#asked].filter(([id]) => this.#answered.get(id)?.size !== 1).map(([id, move]) => `${id} ${move}: ${[...(this.#answered.get(id) ?? [])].join(' and ')}`);
  }

  /** How many moves of each kind were said to be done. */
  done(): Record<string, number> {
    return counted([...this.#asked].filter(([id]) => this.#answered.get(id)?.has('done')).map(([, move]) => move));
  }
}

/** How many moves of each kind a game file has of a seat, counted from 0. */
export function movesOf(file: string, seat: number): Record<string, number> {
  return counted([...file.matchAll(/^ +\d+\.\d+ {2}#(\d+) ([\w-]+)/gm)].filter(([, who]) => Number(who) === seat + 1).map(([, , move]) => move ?? ''));
}

function counted(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of [...words].sort()) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
