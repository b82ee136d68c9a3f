import { type Act, type Answer, PROTOCOL, type Told } from './live';
import type { Bye } from './wire';

/** How things stand with the line to the table. */
export type Link =
  | { state: 'connecting'; stopping: boolean }
  | { state: 'open' }
  /** It is gone, and comes again at that moment of the local clock; `stopping` if the server said that it restarts. */
  | { state: 'waiting'; until: number; attempt: number; stopping: boolean }
  /** It does not come again by itself. */
  | { state: 'closed'; why: Bye | 'left' };

export interface Ears {
  told(message: Told): void;
  link(link: Link): void;
}

interface Pending {
  act: Act;
  answered: (answer: Answer) => void;
}

/** After these there is nothing to come back to. */
const FOR_GOOD: readonly Bye[] = ['kicked', 'closed', 'not-found', 'unknown-person', 'wrong-protocol'];

const SHORTEST = 250;
const LONGEST = 8_000;
/** A line on which an act stays unanswered for so long, or which is not welcomed, is taken for dead. */
const PATIENCE = 7_000;
/** After so long without a word it is asked whether anybody is there: a dead line does not say so. */
const QUIET = 5_000;

/**
 * One line to one table that mends itself. Acts carry ids: what is not answered when the line breaks is sent again on the next one,
 * and the table does nothing twice.
 */
export class TableSocket {
  #address: string;
  #ears: Ears;
  #make: (address: string) => WebSocket;
  #socket: WebSocket | undefined;
  #pending = new Map<string, Pending>();
  #last: number | undefined;
  #attempt = 0;
  #welcomed = false;
  #stopping = false;
  #over = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #name = Math.random().toString(36).slice(2, 10);
  #count = 0;

  constructor(address: string, ears: Ears, make: (address: string) => WebSocket = (to) => new WebSocket(to)) {
    this.#address = address;
    this.#ears = ears;
    this.#make = make;
  }

  connect(): void {
    if (this.#over || this.#socket !== undefined) return;
    clearTimeout(this.#timer);
    this.#ears.link({ state: 'connecting', stopping: this.#stopping });
    this.#welcomed = false;
    const socket = this.#make(this.#address);
    this.#socket = socket;
    this.#wait(socket);
    socket.onopen = () =>
      socket.send(
        JSON.stringify({
          type: 'hello',
          protocol: PROTOCOL,
          ...(this.#last === undefined ? {} : { last: this.#last }),
        }),
      );
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(socket, JSON.parse(event.data) as Told);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  /** Does something at the table; the answer comes however often the line breaks in between. */
  do(act: Act): Promise<Answer> {
    const id = `${this.#name}-${++this.#count}`;
    return new Promise((answered) => {
      this.#pending.set(id, { act, answered });
      if (this.#welcomed) this.#send(id, act);
    });
  }

  /** Tries at once instead of waiting, for instance when the network is back. */
  hurry(): void {
    if (this.#socket === undefined) this.connect();
    else if (this.#welcomed) this.#ask(this.#socket);
  }

  close(): void {
    this.#end('left');
  }

  #send(id: string, act: Act): void {
    if (this.#socket === undefined) return;
    this.#socket.send(JSON.stringify({ type: 'do', id, act }));
    this.#wait(this.#socket);
  }

  #wait(socket: WebSocket): void {
    if (this.#patience !== undefined) return;
    this.#patience = setTimeout(() => {
      this.#patience = undefined;
      if (socket !== this.#socket) return;
      // A dead line may take minutes to notice that it is closed.
      socket.onclose = null;
      socket.close();
      this.#lost();
    }, PATIENCE);
  }

  #relax(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  #ask(socket: WebSocket): void {
    socket.send(JSON.stringify({ type: 'ping' }));
    this.#wait(socket);
  }

  #listen(socket: WebSocket): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      if (socket === this.#socket && this.#welcomed) this.#ask(socket);
    }, QUIET);
  }

  #hear(socket: WebSocket, message: Told): void {
    this.#listen(socket);
    switch (message.type) {
      case 'welcome':
        this.#welcome(message.number);
        break;
      case 'update':
        if (this.#last !== undefined && message.number <= this.#last) return;
        this.#last = message.number;
        break;
      case 'done':
      case 'refused':
      case 'unreadable':
        this.#answered(socket, message);
        break;
      case 'bye':
        this.#bye(message.why);
        break;
      case 'pong':
        this.#calm(socket);
        break;
      case 'heard':
        break;
    }
    this.#ears.told(message);
  }

  #welcome(number: number): void {
    this.#relax();
    this.#last = number;
    this.#attempt = 0;
    this.#stopping = false;
    this.#welcomed = true;
    this.#ears.link({ state: 'open' });
    for (const [id, pending] of this.#pending) this.#send(id, pending.act);
  }

  #answered(socket: WebSocket, answer: Answer): void {
    const pending = answer.id === undefined ? undefined : this.#pending.get(answer.id);
    if (answer.id !== undefined) this.#pending.delete(answer.id);
    this.#calm(socket);
    pending?.answered(answer);
  }

  /** Something was answered; is anything else still to come? */
  #calm(socket: WebSocket): void {
    this.#relax();
    if (this.#pending.size > 0) this.#wait(socket);
  }

  #bye(why: Bye): void {
    if (FOR_GOOD.includes(why)) {
      this.#end(why);
    } else {
      this.#stopping = why === 'stopping';
      if (why === 'too-much') this.#attempt = Math.max(this.#attempt, 4);
    }
  }

  #lost(): void {
    this.#relax();
    clearTimeout(this.#quiet);
    this.#socket = undefined;
    this.#welcomed = false;
    if (this.#over) return;
    const delay = Math.min(LONGEST, SHORTEST * 2 ** this.#attempt) * (0.5 + Math.random() / 2);
    this.#attempt++;
    this.#ears.link({
      state: 'waiting',
      until: Date.now() + delay,
      attempt: this.#attempt,
      stopping: this.#stopping,
    });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.connect(), delay);
  }

  #end(why: Bye | 'left'): void {
    this.#over = true;
    this.#relax();
    clearTimeout(this.#quiet);
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#ears.link({ state: 'closed', why });
  }
}
