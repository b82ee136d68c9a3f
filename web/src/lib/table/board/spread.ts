import type { Size } from './grid';

/** How cards that only lie there to be looked at fill a room: in so many columns, lying or standing. */
export interface Spread extends Size {
  columns: number;
  upright: boolean;
  gap: number;
}

/** A card is so much longer than wide. */
const LONG = 1.5;
const GAP = 8;
/** Larger cards are no easier to see. */
const LARGEST = 230;

/** The way that makes the cards largest; among equals the one with more columns. */
export function spread(room: Size, count: number): Spread {
  let best: Spread = { columns: 1, upright: false, gap: GAP, width: 0, height: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(Math.max(1, count) / columns);
    const cell = { width: (room.width - GAP * (columns - 1)) / columns, height: (room.height - GAP * (rows - 1)) / rows };
    for (const upright of [false, true]) {
      const size = fitted(cell, upright);
      if (size.width * size.height >= best.width * best.height) best = { ...size, columns, upright, gap: GAP };
    }
  }
  return best;
}

function fitted(cell: Size, upright: boolean): Size {
  const long = Math.min(LARGEST, upright ? cell.height : cell.width, (upright ? cell.width : cell.height) * LONG);
  const length = Math.max(0, Math.floor(long));
  const breadth = Math.floor(length / LONG);
  return upright ? { width: breadth, height: length } : { width: length, height: breadth };
}
