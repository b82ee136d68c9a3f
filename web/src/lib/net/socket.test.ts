import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Ears, type Link, TableSocket } from './socket';
import type { Told } from './live';

/** A socket whose other end is the test. */
class Wire {
  static made: Wire[] = [];
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;

  constructor() {
    Wire.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
    this.onclose?.();
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(number: number): void {
    this.onopen?.();
    this.says({ type: 'welcome', protocol: 1, number, now: 0, table: {} });
  }
}

let links: Link[];
let told: Told[];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.made = [];
  links = [];
  told = [];
  const ears: Ears = { told: (message) => told.push(message), link: (link) => links.push(link) };
  socket = new TableSocket('ws://here', ears, () => new Wire() as unknown as WebSocket);
  socket.connect();
});

afterEach(() => vi.useRealTimers());

const wire = (i: number): Wire => {
  const found = Wire.made[i];
  if (found === undefined) throw new Error(`there is no line ${i}`);
  return found;
};

test('says hello, and after a break with the last number it saw', () => {
  wire(0).welcome(3);
  wire(0).says({ type: 'update', number: 4, now: 0 });
  wire(0).close();
  vi.advanceTimersByTime(300);
  wire(1).onopen?.();

  expect(wire(0).sent[0]).toEqual({ type: 'hello', protocol: 1 });
  expect(wire(1).sent[0]).toEqual({ type: 'hello', protocol: 1, last: 4 });
});

test('sends again under the same id what was not answered, and nothing else', async () => {
  wire(0).welcome(1);
  const first = socket.do({ type: 'start' });
  wire(0).says({ type: 'done', id: wire(0).sent[1]?.['id'], number: 2 });
  const second = socket.do({ type: 'leave' });
  const id = wire(0).sent[2]?.['id'];
  wire(0).close();
  vi.advanceTimersByTime(300);
  wire(1).welcome(2);

  expect((await first).type).toBe('done');
  expect(wire(1).sent.slice(1)).toEqual([{ type: 'do', id, act: { type: 'leave' } }]);
  wire(1).says({ type: 'done', id, number: 3 });
  expect((await second).type).toBe('done');
});

test('an act before the welcome waits for it', () => {
  void socket.do({ type: 'sit' });
  wire(0).onopen?.();
  expect(wire(0).sent).toHaveLength(1);
  wire(0).welcome(1);

  expect(wire(0).sent.at(-1)).toMatchObject({ type: 'do', act: { type: 'sit' } });
});

test('a line on which nothing is answered is taken for dead', () => {
  wire(0).welcome(1);
  void socket.do({ type: 'start' });
  vi.advanceTimersByTime(8_000);

  expect(wire(0).closed).toBe(true);
  expect(links.at(-1)?.state).not.toBe('open');
});

test('a quiet line is asked whether anybody is there, and left when nobody is', () => {
  wire(0).welcome(1);
  vi.advanceTimersByTime(5_500);
  expect(wire(0).sent.at(-1)).toEqual({ type: 'ping' });
  wire(0).says({ type: 'pong' });
  vi.advanceTimersByTime(4_000);
  expect(wire(0).sent).toHaveLength(2);
  expect(wire(0).closed).toBe(false);
  vi.advanceTimersByTime(9_000);

  expect(wire(0).closed).toBe(true);
  expect(links.at(-1)?.state).not.toBe('open');
});

test('an answer to the question whether anybody is there is none to an act', () => {
  wire(0).welcome(1);
  void socket.do({ type: 'start' });
  vi.advanceTimersByTime(3_000);
  wire(0).says({ type: 'pong' });
  vi.advanceTimersByTime(8_000);

  expect(wire(0).closed).toBe(true);
});

test('an update that was seen already is not told twice', () => {
  wire(0).welcome(5);
  wire(0).says({ type: 'update', number: 5, now: 0 });
  wire(0).says({ type: 'update', number: 6, now: 0 });

  expect(told.map((message) => message.type)).toEqual(['welcome', 'update']);
});

test('waits longer from attempt to attempt', () => {
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    wire(i).close();
    const link = links.at(-1);
    if (link?.state !== 'waiting') throw new Error('it does not wait');
    waits.push(link.until - Date.now());
    vi.advanceTimersByTime(link.until - Date.now() + 1);
  }

  expect(waits[0]).toBeLessThanOrEqual(250);
  expect(waits[7]).toBeGreaterThanOrEqual(4_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(8_000);
});

test.each(['kicked', 'closed', 'not-found', 'unknown-person', 'wrong-protocol'])('does not come again after “%s”', (why) => {
  wire(0).onopen?.();
  wire(0).says({ type: 'bye', why });
  vi.advanceTimersByTime(60_000);

  expect(links.at(-1)).toEqual({ state: 'closed', why });
  expect(Wire.made).toHaveLength(1);
});

test('comes again when the server restarts, and says that it does', () => {
  wire(0).welcome(1);
  wire(0).says({ type: 'bye', why: 'stopping' });
  wire(0).close();

  expect(links.at(-1)).toMatchObject({ state: 'waiting', stopping: true });
  vi.advanceTimersByTime(1_000);
  expect(Wire.made).toHaveLength(2);
});
