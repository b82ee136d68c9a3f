import type { Brain } from './brain';
import { gambler, scout, setter, shedder, teammate } from './others';
import { GHOST, racer, rememberer, ULTRASET } from './race';

/** Who can play what: one for each game of the catalogue. */
export const BRAINS: Record<string, (chance: () => number) => Brain> = {
  base: () => racer(),
  'set-chain': () => racer(),
  ultraset: () => racer(ULTRASET),
  'ultraset-chain': () => racer(ULTRASET),
  ghost: () => racer(GHOST),
  puzzle: () => racer(),
  shuffle: () => racer(),
  memory: rememberer,
  scout,
  chipset: gambler,
  setup: setter,
  coopset: teammate,
  '20-20': shedder,
};
