import { keep, kept } from '$lib/ui/kept';

const BEGUN = 'learn.begun';

/** When the lesson was begun, to say how long the first set took. */
export function begun(): number | undefined {
  const at = Number(kept(BEGUN));
  return Number.isFinite(at) && at > 0 ? at : undefined;
}

export function begin(now: number = Date.now()): void {
  keep(BEGUN, String(now));
}
