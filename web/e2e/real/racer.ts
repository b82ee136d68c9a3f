import type { Card, MatchView, RaceView, TableView } from '../../src/lib/net/wire';

export interface Race {
  table: string;
  /** How many are to sit there before the host deals. */
  people: number;
  /** Milliseconds until a set is taken, by how many of its attributes differ. */
  pace: number[];
  /** Take so many sets and then only look on. */
  most?: number;
  /** How often three cards that are no set are tried first. */
  mistakes?: number;
}

/** Runs in a page: plays a race of one gesture to its end through a socket of its own, with the name that the page has. */
export function race({ table, people, pace, most = Infinity, mistakes = 0 }: Race): Promise<void> {
  const KINDS = ['123', 'rgp', 'sto', 'osd'];
  const digits = (card: Card): number[] => [...card].map((letter, i) => (KINDS[i] as string).indexOf(letter));
  const sums = (cards: Card[]): number[] => [0, 1, 2, 3].map((i) => cards.reduce((sum, card) => sum + (digits(card)[i] ?? 0), 0) % 3);
  const differing = (cards: Card[]): number => [0, 1, 2, 3].filter((i) => new Set(cards.map((card) => card[i])).size > 1).length;
  const triples = (cards: Card[]): Card[][] =>
    cards.flatMap((a, i) => cards.slice(i + 1).flatMap((b, j) => cards.slice(i + j + 2).map((c) => [a, b, c])));
  const isSet = (cards: Card[]): boolean => sums(cards).every((sum) => sum === 0);

  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${table}/socket`);
    let acts = 0;
    let taken = 0;
    let started = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = '';
    let view: TableView | undefined;
    const act = (wish: object): void => socket.send(JSON.stringify({ type: 'do', id: `r${++acts}`, act: wish }));

    function gather(): void {
      if (view === undefined) return;
      if (view.you === undefined && view.phase === 'gathering') act({ type: 'sit' });
      else if (view.you === view.host && !started && view.phase === 'gathering' && view.seats.filter((seat) => !seat.left).length >= people) {
        started = true;
        act({ type: 'start' });
      }
    }

    function look(match: MatchView<RaceView>): void {
      const cards = match.table.table.flatMap((face) => (face.card === undefined ? [] : [face.card]));
      const now = cards.join() + match.table.agreed.join();
      if (now === last) return;
      last = now;
      clearTimeout(timer);
      const all = triples(cards);
      const sets = all.filter(isSet);
      const set = sets[Math.floor(Math.random() * sets.length)];
      const wait = (pace[set === undefined ? 0 : differing(set) - 1] ?? 0) * (0.6 + 0.8 * Math.random());
      timer = setTimeout(() => {
        if (set === undefined) {
          if (view?.you !== undefined && !match.table.agreed.includes(view.you)) act({ type: 'play', move: { type: 'no-set' } });
        } else if (taken < most) {
          if (Math.random() < mistakes) act({ type: 'play', move: { type: 'take', cards: all.find((each) => !isSet(each)) } });
          taken++;
          act({ type: 'play', move: { type: 'take', cards: set } });
        }
      }, wait);
    }

    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
    socket.onerror = () => reject(new Error(`no socket to ${table}`));
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as { type: string; table?: TableView; match?: MatchView<RaceView>; why?: string };
      if (message.type === 'bye') reject(new Error(`bye: ${message.why}`));
      view = message.table ?? view;
      gather();
      if (view?.phase === 'finished') {
        clearTimeout(timer);
        socket.close();
        resolve();
      } else if (message.match !== undefined && view?.you !== undefined) look(message.match);
    };
  });
}
