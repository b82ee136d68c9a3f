import type { ScoutForfeit } from '$lib/net/wire';
import type { IconName } from '$lib/ui/Icon.svelte';

/** What somebody may owe who has no card to pay with. */
export const FORFEITS: readonly { choice: ScoutForfeit; icon: IconName }[] = [
  { choice: 'scolding', icon: 'say' },
  { choice: 'washing-up', icon: 'dish' },
];

export function iconOf(choice: ScoutForfeit): IconName {
  return FORFEITS.find((forfeit) => forfeit.choice === choice)?.icon ?? 'flag';
}
