import type { Browser, BrowserContextOptions, Page, WebSocketRoute } from 'playwright-core';
import type { MatchView, TableView } from '../src/lib/net/wire';

type Json = Record<string, unknown>;

/** The server's end of a client's lines: what came in, and what to answer. */
export class Line {
  sockets: WebSocketRoute[] = [];
  heard: Json[] = [];
  table: TableView;
  match: MatchView<unknown> | undefined;
  number = 1;
  /** What was shown while the client was away. */
  missed: Json[] = [];
  /** Whether hellos are answered at all. */
  open = true;
  /** Whether acts are answered. */
  answers = true;

  constructor(table: TableView, match?: MatchView<unknown>) {
    this.table = table;
    this.match = match;
  }

  connected(socket: WebSocketRoute): void {
    this.sockets.push(socket);
    socket.onMessage((text) => this.#hear(socket, JSON.parse(String(text)) as Json));
  }

  send(message: Json): void {
    this.sockets.at(-1)?.send(JSON.stringify(message));
  }

  update(match: MatchView<unknown>, events: Json[] = [], table?: TableView): void {
    this.match = match;
    if (table !== undefined) this.table = table;
    this.send({ type: 'update', number: ++this.number, now: Date.now(), match, events, ...(table ? { table } : {}) });
  }

  /** The line breaks. */
  async cut(): Promise<void> {
    await this.sockets.at(-1)?.close({ code: 1012 });
  }

  acts(): Json[] {
    return this.heard.filter((message) => message['type'] === 'do').map((message) => message['act'] as Json);
  }

  moves(): Json[] {
    return this.acts()
      .filter((act) => act['type'] === 'play')
      .map((act) => act['move'] as Json);
  }

  #hear(socket: WebSocketRoute, message: Json): void {
    this.heard.push(message);
    if (message['type'] === 'hello' && this.open) {
      const { table, match, number, missed } = this;
      socket.send(
        JSON.stringify({ type: 'welcome', protocol: 1, number, now: Date.now(), table, missed, ...(match ? { match } : {}) }),
      );
    } else if (message['type'] === 'do' && this.answers) {
      socket.send(JSON.stringify({ type: 'done', id: message['id'], number: this.number }));
    } else if (message['type'] === 'ping' && this.open) {
      socket.send(JSON.stringify({ type: 'pong' }));
    }
  }
}

export interface Client {
  page: Page;
  /** What the browser complained about; a policy that is broken shows here. */
  complaints: string[];
  close: () => Promise<void>;
}

/** A browser's window on the client, with a server that says what the test wants. */
export async function client(
  browser: Browser,
  line: Line,
  options: BrowserContextOptions & { nobody?: boolean; settings?: Json } = {},
): Promise<Client> {
  const { nobody = false, settings, ...rest } = options;
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block', ...rest });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  if (settings) await page.addInitScript((kept) => localStorage.setItem('tercet.settings', kept), JSON.stringify(settings));
  await context.route('**/api/v1/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/api/v1', '');
    const answer = (body: unknown, status = 200) => route.fulfill({ status, json: body });
    if (path === '/me' && route.request().method() === 'POST') return answer({ id: 'p', ...(route.request().postDataJSON() as Json) });
    if (path === '/me') return nobody ? answer({ error: { type: 'unknown-person' } }, 401) : answer({ id: 'p', name: 'Ana' });
    if (path === '/games') return answer({ games: [] });
    if (path === '/tables') return answer({ tables: [] });
    return answer({ error: { type: 'not-found' } }, 404);
  });
  await context.routeWebSocket('**/socket', (socket) => line.connected(socket));
  return { page, complaints, close: () => context.close() };
}
