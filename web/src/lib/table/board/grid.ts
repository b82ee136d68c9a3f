/** Where cards lie: three rows that grow to the right in a wide room, three columns that grow downwards in a high one. */
export interface Grid {
  wide: boolean;
  columns: number;
  rows: number;
  width: number;
  height: number;
  gap: number;
  left: number;
  top: number;
}

const ACROSS = 3;
const WIDEST = 1.72;
const HIGHEST = 1.3;
/** Below this a finger misses. */
const TOUCH = 44;

/** The largest cards that fit so many places into a room. Whether it is wide does not depend on how many there are, so that they stay put. */
export function grid(room: { width: number; height: number }, places: number): Grid {
  const wide = room.width > room.height * 1.02;
  const gap = Math.max(5, Math.min(16, Math.min(room.width, room.height) * 0.018));
  let across = ACROSS;
  let along = Math.max(1, Math.ceil(places / across));
  // Only games that lay far more than 21 cards come here.
  while (!wide && (room.height - gap * (along - 1)) / along < TOUCH && across < 6) {
    across++;
    along = Math.ceil(places / across);
  }
  const columns = wide ? along : across;
  const rows = wide ? across : along;
  const cellWidth = (room.width - gap * (columns - 1)) / columns;
  const cellHeight = (room.height - gap * (rows - 1)) / rows;
  const width = Math.max(0, Math.floor(Math.min(cellWidth, cellHeight * WIDEST)));
  const height = Math.max(0, Math.floor(Math.min(cellHeight, width / HIGHEST)));
  return {
    wide,
    columns,
    rows,
    width,
    height,
    gap,
    left: Math.floor((room.width - width * columns - gap * (columns - 1)) / 2),
    top: Math.floor((room.height - height * rows - gap * (rows - 1)) / 2),
  };
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
