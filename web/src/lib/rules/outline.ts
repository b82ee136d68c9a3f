import type { Card } from '$lib/net/wire';
import { rulesBase } from '$lib/i18n/messages/rules-base';
import { rulesChipset } from '$lib/i18n/messages/rules-chipset';
import { rulesCoopset } from '$lib/i18n/messages/rules-coopset';
import { rulesModes } from '$lib/i18n/messages/rules-modes';
import { rulesScout } from '$lib/i18n/messages/rules-scout';
import { rulesSetup } from '$lib/i18n/messages/rules-setup';
import { rulesTwenty } from '$lib/i18n/messages/rules-twenty';

/** As much of a part of the texts as the rules page needs. */
export interface Texts {
  ready(): Promise<void>;
  tell(key: string): string;
  has(key: string): boolean;
}

/** Cards that show what a sentence says. */
export interface Figure {
  section: Section;
  text: string;
  cards: readonly Card[];
  /** The place of a card that is only wanted, and is not there. */
  wanted?: number;
}

/** Where the rules of a game are written, and what is drawn beside them. */
export interface Outline {
  texts: Texts;
  /** What stands before the keys of this game, where several share a part. */
  prefix: string;
  figures: readonly Figure[];
}

export const SECTIONS = ['goal', 'set', 'deal', 'play', 'pay', 'pot', 'score', 'end', 'good', 'people'] as const;

export type Section = (typeof SECTIONS)[number];

/** What one does in order. */
export const STEPS: readonly Section[] = ['deal', 'play'];

const BASE_FIGURES: readonly Figure[] = [
  { section: 'set', text: 'figure.set', cards: ['1rtd', '2gto', '3pts'] },
  { section: 'set', text: 'figure.none', cards: ['1rso', '2rso', '3gso'] },
];

const ULTRASET: Figure = { section: 'play', text: 'ultraset.figure.1', cards: ['1rso', '2gso', '3pso', '3rso', '3gso'], wanted: 2 };

const own = (texts: Texts, figures: readonly Figure[] = []): Outline => ({ texts, prefix: '', figures });
const mode = (id: string, figures: readonly Figure[] = []): Outline => ({ texts: rulesModes, prefix: `${id}.`, figures });

export const MODES = ['set-chain', 'ultraset', 'ultraset-chain', 'ghost', 'puzzle', 'shuffle', 'memory'] as const;

export const OTHERS = ['scout', 'chipset', 'setup', 'coopset', '20-20'] as const;

/** The rules of every game of the catalogue. */
export const OUTLINES: Record<string, Outline> = {
  base: own(rulesBase, BASE_FIGURES),
  'set-chain': mode('set-chain'),
  ultraset: mode('ultraset', [ULTRASET]),
  'ultraset-chain': mode('ultraset-chain', [ULTRASET]),
  ghost: mode('ghost'),
  puzzle: mode('puzzle'),
  shuffle: mode('shuffle'),
  memory: mode('memory'),
  scout: own(rulesScout),
  chipset: own(rulesChipset),
  setup: own(rulesSetup),
  coopset: own(rulesCoopset),
  '20-20': own(rulesTwenty),
};

/** The sentences of a section, as many as there are. */
export function sentences(texts: Texts, prefix: string, section: string): string[] {
  const all: string[] = [];
  for (let i = 1; texts.has(`${prefix}${section}.${i}`); i++) all.push(texts.tell(`${prefix}${section}.${i}`));
  return all;
}
