import type { Card } from '$lib/net/wire';

export const ATTRIBUTES = ['number', 'colour', 'fill', 'shape'] as const;

export type Attribute = (typeof ATTRIBUTES)[number];

export const NUMBERS = ['1', '2', '3'] as const;
export const COLOURS = ['r', 'g', 'p'] as const;
export const FILLS = ['s', 't', 'o'] as const;
export const SHAPES = ['o', 's', 'd'] as const;

const LETTERS: Record<Attribute, readonly string[]> = { number: NUMBERS, colour: COLOURS, fill: FILLS, shape: SHAPES };

/** The value of an attribute as the rules count it: 0, 1 or 2. */
export function digit(card: Card, attribute: Attribute): number {
  return LETTERS[attribute].indexOf(card.charAt(ATTRIBUTES.indexOf(attribute)));
}

/** All 81 in the order of their indices. */
export const ALL_CARDS: readonly Card[] = NUMBERS.flatMap((number) =>
  COLOURS.flatMap((colour) => FILLS.flatMap((fill) => SHAPES.map((shape) => `${number}${colour}${fill}${shape}` as Card))),
);
