import type { Page } from 'playwright-core';

/** A table as a player has it, as far as it can be compared. */
export interface Shape {
  cards: string[];
  scores: string[];
}

/** Runs in a page of the server's: what the server itself shows to the seat of whoever has this page; nothing, if it does not answer. */
export function asServed(page: Page, id: string): Promise<Shape | undefined> {
  return page.evaluate(
    (table) =>
      new Promise<Shape | undefined>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${table}/socket`);
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
        socket.onclose = () => resolve(undefined);
        setTimeout(() => socket.close(), 3_000);
        socket.onmessage = (event: MessageEvent<string>) => {
          const { match } = JSON.parse(event.data) as { match?: { table: { table: { card: string }[]; players: { score: number }[] } } };
          if (match) resolve({ cards: match.table.table.map((face) => face.card).sort(), scores: match.table.players.map((player) => String(player.score)) });
          socket.close();
        };
      }),
    id,
  );
}

/** What the page of the client shows. */
export function asShown(page: Page): Promise<Shape> {
  return page.evaluate(() => ({
    cards: [...document.querySelectorAll<HTMLElement>('[data-place] [data-card]')].map((card) => card.dataset['card'] ?? '').sort(),
    scores: [...document.querySelectorAll('[data-seat] .score strong > [aria-hidden]')].map((score) => score.textContent?.replace('−', '-') ?? ''),
  }));
}
