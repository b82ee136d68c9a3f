import type { Seat } from '$lib/net/wire';

/** The colour of a seat where it is drawn; its shape tells it apart as well. */
export function tint(seat: Seat): string {
  return `seat-${seat % 8}`;
}

const SHAPES = ['M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0', 'M-4.500-4.500h9v9h-9z', 'M0-6L5.500 4.500h-11z', 'M0-6L6 0L0 6L-6 0z'] as const;

export function shape(seat: Seat): string {
  return SHAPES[seat % SHAPES.length] ?? SHAPES[0];
}
