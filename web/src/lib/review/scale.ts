const STEPS = [500, 1_000, 2_000, 5_000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000, 1_800_000, 3_600_000];

const MOST = 5;

/** Round times from 0 on, up to the longest, so that there are few of them. */
export function ticks(longest: number): number[] {
  const step = STEPS.find((each) => longest / each <= MOST) ?? Math.ceil(longest / MOST / 3_600_000) * 3_600_000;
  return Array.from({ length: Math.floor(longest / step) + 1 }, (_, i) => i * step);
}
