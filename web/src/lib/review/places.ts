import type { Card, Face, Millis } from '$lib/net/wire';
import type { Moment } from './types';

/** In a game file: a card comes to lie at a place. */
interface Laid {
  at: Millis;
  place: number;
  card: Card;
}

const STEP = /^ *(\d+)\.(\d{3})  /;
const SPOT = /(?<![\w:])(\d+):([123][rgp][sto][osd])(?![\w:])/g;

/** Where cards came to lie, in the order of a game file. It needs no rules: every event writes `place:card`. */
export function laidIn(file: string): Laid[] {
  const all: Laid[] = [];
  let at = 0;
  for (const line of file.split('\n')) {
    const step = STEP.exec(line);
    if (step) at = Number(step[1]) * 1_000 + Number(step[2]);
    else if (line.includes(':')) {
      for (const [, place, card] of line.matchAll(SPOT)) all.push({ at, place: Number(place), card: card as Card });
    }
  }
  return all;
}

/** The cards of a moment in their places; side by side if the file does not say where they were. */
export function facesOf(moment: Moment, laid: readonly Laid[]): Face[] {
  const places = new Map<Card, number>();
  for (const each of laid) {
    if (each.at > moment.from) break;
    places.set(each.card, each.place);
  }
  const faces = moment.table.map((card) => ({ place: places.get(card) ?? -1, card }));
  const used = new Set(faces.map((face) => face.place));
  const known = used.size === faces.length && !used.has(-1);
  return known ? faces.sort((a, b) => a.place - b.place) : moment.table.map((card, place) => ({ place, card }));
}
