import type { Component } from 'svelte';
import Attributes from './Attributes.svelte';
import Judging from './Judging.svelte';
import Nine from './Nine.svelte';
import Practice from './Practice.svelte';
import Rule from './Rule.svelte';
import Third from './Third.svelte';

/** What a step of the lesson is handed: how to go on when it is done. */
export type Step = Component<{ onnext: () => void }>;

/** From nothing to the first set, and on to the practice table. */
export const STEPS = {
  cards: Attributes,
  rule: Rule,
  judge: Judging,
  third: Third,
  nine: Nine,
  practice: Practice,
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof STEPS;

export const NAMES = Object.keys(STEPS) as StepName[];

export function isStep(name: string): name is StepName {
  return Object.hasOwn(STEPS, name);
}
