/** Where cards lie: three rows that grow to the right in a wide room, three columns that grow downwards in a high one. */
export interface Grid extends Bearing {
  columns: number;
  rows: number;
  width: number;
  height: number;
  gap: number;
  left: number;
  top: number;
}

const ACROSS = 3;
/** How much longer than wide a card may be, at most and at least. */
const LONGEST = 1.72;
const SHORTEST = 1.3;
/** Below this a finger misses. */
const TOUCH = 44;
const USUAL = 15;

/** Which way cards lie in a room: it depends on the room alone, so that nothing turns over when cards are laid or taken. */
export interface Bearing {
  wide: boolean;
  /** Cards stand rather than lie. */
  upright: boolean;
}

/**
 * By the shape of the room. Where it is known how many cards mostly lie there, whichever way makes them largest.
 */
export function bearing(room: Size, usual?: number): Bearing {
  const wide = room.width > room.height * 1.02;
  if (usual === undefined) return { wide, upright: stands(room, wide, USUAL) };
  const ways = [wide, !wide].map((way) => ({ wide: way, upright: stands(room, way, usual) }));
  return ways.reduce((best, way) => (area(grid(room, usual, way)) > area(grid(room, usual, best)) ? way : best));
}

/** Three, unless cards would be too small to hit: then as many as make them largest. */
function acrossFor(room: Size, { wide, upright }: Bearing, places: number, gap: number): number {
  const size = (across: number): Size => largest(cells(room, wide, across, Math.max(1, Math.ceil(places / across)), gap), upright);
  const usual = size(ACROSS);
  if (Math.min(usual.width, usual.height) >= TOUCH) return ACROSS;
  return [3, 4, 5, 6].reduce((best, across) => (area(size(across)) > area(size(best)) ? across : best));
}

function stands(room: Size, wide: boolean, cards: number): boolean {
  const cell = cells(room, wide, ACROSS, Math.ceil(cards / ACROSS), gapOf(room));
  return cell.width < cell.height;
}

function area({ width, height }: Size): number {
  return width * height;
}

function gapOf(room: Size): number {
  return Math.max(5, Math.min(16, Math.min(room.width, room.height) * 0.02));
}

/** The largest cards that fit so many places into a room. */
export function grid(room: Size, places: number, way: Bearing = bearing(room)): Grid {
  const { wide, upright } = way;
  const gap = gapOf(room);
  const across = acrossFor(room, way, places, gap);
  const along = Math.max(1, Math.ceil(places / across));
  const { width, height } = largest(cells(room, wide, across, along, gap), upright);
  const columns = wide ? along : across;
  const rows = wide ? across : along;
  return {
    wide,
    upright,
    columns,
    rows,
    width,
    height,
    gap,
    left: Math.floor((room.width - width * columns - gap * (columns - 1)) / 2),
    top: Math.floor((room.height - height * rows - gap * (rows - 1)) / 2),
  };
}

export interface Size {
  width: number;
  height: number;
}

function cells(room: Size, wide: boolean, across: number, along: number, gap: number): Size {
  const columns = wide ? along : across;
  const rows = wide ? across : along;
  return { width: (room.width - gap * (columns - 1)) / columns, height: (room.height - gap * (rows - 1)) / rows };
}

function largest(cell: Size, upright: boolean): Size {
  return upright ? turned(card(turned(cell))) : card(cell);
}

/** The largest lying card in a cell. */
function card(cell: Size): Size {
  const width = Math.max(0, Math.floor(Math.min(cell.width, cell.height * LONGEST)));
  return { width, height: Math.max(0, Math.floor(Math.min(cell.height, width / SHORTEST))) };
}

function turned({ width, height }: Size): Size {
  return { width: height, height: width };
}

export function cell(place: number, of: Grid): { column: number; row: number } {
  return of.wide
    ? { column: Math.floor(place / of.rows), row: place % of.rows }
    : { column: place % of.columns, row: Math.floor(place / of.columns) };
}

export function corner(place: number, of: Grid): { x: number; y: number } {
  const { column, row } = cell(place, of);
  return { x: of.left + column * (of.width + of.gap), y: of.top + row * (of.height + of.gap) };
}

/** The place beside another one in the direction of an arrow key; the same one at the edge. */
export function beside(place: number, key: string, of: Grid): number {
  const step = of.wide ? { x: of.rows, y: 1 } : { x: 1, y: of.columns };
  const { column, row } = cell(place, of);
  if (key === 'ArrowLeft') return column > 0 ? place - step.x : place;
  if (key === 'ArrowRight') return column < of.columns - 1 ? place + step.x : place;
  if (key === 'ArrowUp') return row > 0 ? place - step.y : place;
  if (key === 'ArrowDown') return row < of.rows - 1 ? place + step.y : place;
  return place;
}

/**
 * Where an arrow key leads among the places that have a card; the same place if there is nothing. Sideways it stays in its row and
 * passes gaps; up and down it goes to the next row that has cards, to the nearest of them. So every card can be reached.
 */
export function toward(place: number, key: string, of: Grid, taken: readonly number[]): number {
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    for (let from = place, next = beside(from, key, of); next !== from; from = next, next = beside(from, key, of)) {
      if (taken.includes(next)) return next;
    }
    return place;
  }
  const here = cell(place, of);
  const sign = key === 'ArrowUp' ? -1 : 1;
  const ways = taken.map((other) => {
    const { column, row } = cell(other, of);
    return { other, rows: sign * (row - here.row), columns: Math.abs(column - here.column) };
  });
  const ahead = ways.filter((way) => way.rows > 0).sort((a, b) => a.rows - b.rows || a.columns - b.columns);
  return ahead[0]?.other ?? place;
}

/** Where the cards of a growing row lie: from left to right whichever way the room is, in so many columns where it is wide. */
export function nth(index: number, wide: boolean, columns: number): number {
  if (!wide || index >= ACROSS * columns) return index;
  return (index % columns) * ACROSS + Math.floor(index / columns);
}
