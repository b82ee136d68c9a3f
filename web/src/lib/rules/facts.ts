import type { Length } from '$lib/net/wire';

/** Where the rulebooks of the base game differ, as docs/rules/base.md has it. */
export interface Facts {
  score: 'cards' | 'points';
  wrong: 'cards' | 'points';
  length: Exclude<Length, 'ten-a-player'>;
  small: 9 | 12;
  solo: 'play-on' | 'owed' | 'stops';
}

export const FACTS: Record<string, Facts> = {
  devir: { score: 'cards', wrong: 'cards', length: 'one-round', small: 12, solo: 'play-on' },
  italian: { score: 'points', wrong: 'points', length: 'one-round', small: 12, solo: 'owed' },
  gigamic: { score: 'cards', wrong: 'cards', length: 'one-round', small: 9, solo: 'play-on' },
  'fx-schmidt': { score: 'points', wrong: 'points', length: 'everyone-deals', small: 9, solo: 'stops' },
};

export const RULEBOOKS = Object.keys(FACTS);
