/** What a layout brings by the sets that were found in it, as the rulebook prints it: one, two, three, four. */
export const LADDER = [0, 1, 3, 5] as const;

export interface Step {
  /** How many sets it takes. */
  sets: number;
  points: number;
}

/** The steps of the ladder for a layout in which so many sets have been found: a fifth counts as four. */
export function steps(found: number): Step[] {
  const last = LADDER[LADDER.length - 1] ?? 0;
  return Array.from({ length: Math.max(LADDER.length, found) }, (_, i) => ({ sets: i + 1, points: LADDER[i] ?? last }));
}
