import { untrack } from 'svelte';
import { socketAddress } from '$lib/net/api';
import { ServerClock } from '$lib/net/clock';
import type { Act, Answer, Heard, Shown, Told } from '$lib/net/live';
import { type Link, TableSocket } from '$lib/net/socket';
import type { MatchView, Seat, TableView } from '$lib/net/wire';

/** What has just happened, told before the view changes so that one can still see where things were. */
export interface Moment {
  events: Shown[];
  before: MatchView<unknown> | undefined;
  after: MatchView<unknown> | undefined;
  /** Whether it happened while the line was down. */
  missed: boolean;
}

/** A table as it is at this moment: the whole of what components show. It holds no rules. */
export class LiveTable {
  readonly id: string;
  readonly clock = new ServerClock();
  table = $state.raw<TableView | undefined>();
  match = $state.raw<MatchView<unknown> | undefined>();
  link = $state.raw<Link>({ state: 'connecting', stopping: false });
  /** Whether it has been here before, so that a break is a break and not a beginning. */
  seen = $state(false);
  /** What the game's table wants to be read beside its name: how many cards are left, say. */
  note = $state('');

  #socket: TableSocket;
  #watchers = new Set<(moment: Moment) => void>();
  #listeners = new Set<(heard: Heard) => void>();
  #stop: (() => void)[] = [];
  /** What was told on arrival, until something else happens: components that come later want to know it too. */
  #arrival: Moment | undefined;

  constructor(id: string) {
    this.id = id;
    this.#socket = new TableSocket(socketAddress(id), {
      told: (message) => this.#told(message),
      link: (link) => (this.link = link),
    });
  }

  /** Goes to the table; what it returns leaves it again. */
  visit(): () => void {
    const hurry = () => this.#socket.hurry();
    const shown = () => document.visibilityState === 'visible' && hurry();
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', shown);
    this.#stop.push(() => {
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', shown);
      this.#socket.close();
    });
    this.#socket.connect();
    return () => this.#stop.splice(0).forEach((stop) => stop());
  }

  do(act: Act): Promise<Answer> {
    return this.#socket.do(act);
  }

  play(move: unknown): Promise<Answer> {
    return this.do({ type: 'play', move });
  }

  hurry(): void {
    this.#socket.hurry();
  }

  /** Calls for each moment of the match; what it returns ends that. */
  watch(watcher: (moment: Moment) => void): () => void {
    this.#watchers.add(watcher);
    const arrival = this.#arrival;
    if (arrival !== undefined) untrack(() => watcher(arrival));
    return () => this.#watchers.delete(watcher);
  }

  listen(listener: (heard: Heard) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get you(): Seat | undefined {
    return this.table?.you;
  }

  get hosting(): boolean {
    return this.table !== undefined && this.table.you === this.table.host;
  }

  name(seat: Seat): string {
    return this.table?.seats.find((other) => other.seat === seat)?.name ?? `${seat + 1}`;
  }

  #told(message: Told): void {
    if (message.type === 'heard') {
      this.#listeners.forEach((listener) => listener(message));
    } else if (message.type === 'welcome') {
      this.clock.forget();
      this.#changed(message.now, message.table, message.match, message.missed ?? [], true);
      this.seen = true;
    } else if (message.type === 'update') {
      this.#changed(message.now, message.table, message.match, message.events ?? [], false);
    }
  }

  #changed(
    now: number,
    table: TableView | undefined,
    match: MatchView<unknown> | undefined,
    events: Shown[],
    missed: boolean,
  ): void {
    const paused = (table ?? this.table)?.paused === true;
    this.clock.hold(paused ? now : undefined);
    this.clock.read(now);
    const moment = { events, before: this.match, after: match ?? this.match, missed };
    this.#arrival = missed ? moment : undefined;
    this.#watchers.forEach((watcher) => watcher(moment));
    if (table !== undefined) this.table = table;
    if (match !== undefined) this.match = match;
  }
}
