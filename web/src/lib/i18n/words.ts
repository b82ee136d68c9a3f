import type { Card, Refusal, Trait, Verdict } from '$lib/net/wire';
import { ATTRIBUTES, type Attribute, digit } from '$lib/cards/card';
import { Part, type Loaders } from './tongue.svelte';

const loaders: Loaders = {
  en: () => import('virtual:words/en'),
  es: () => import('virtual:words/es'),
  pt: () => import('virtual:words/pt'),
  it: () => import('virtual:words/it'),
  fr: () => import('virtual:words/fr'),
};

/** The words that the Java side has: cards, verdicts, refusals, names of games, rulebooks and options. */
export const words = new Part<Record<never, string>>(loaders);

const { tell, has } = words;

/** A card as one says it: two red striped squiggles. */
export function cardName(card: Card): string {
  const count = digit(card, 'number') + 1;
  const shape = `cards.shape.${digit(card, 'shape')}`;
  const gender = tell(`${shape}.gender`);
  return tell('cards.card', {
    number: tell(`cards.number.${count}.${gender}`),
    colour: tell(`cards.colour.${digit(card, 'colour')}.${gender}`, { count }),
    fill: tell(`cards.fill.${digit(card, 'fill')}.${gender}`, { count }),
    shape: tell(shape, { count }),
  });
}

export function attributeName(attribute: Attribute): string {
  return tell(`words.attribute.${attribute}`);
}

/** How three cards stand to one another on an attribute. */
export function traitName(attribute: Attribute, trait: Trait): string {
  switch (trait.type) {
    case 'same':
      return tell(`words.same.${attribute}`, { value: tell(`words.value.${attribute}.${trait.digit}`) });
    case 'different':
      return tell(`words.different.${attribute}`);
    case 'broken':
      return tell(`words.broken.${attribute}`, { value: tell(`words.value.${attribute}.${trait.two}`) });
  }
}

/** The judgement in one sentence; where it is no set, all that breaks it. */
export function verdictName(verdict: Verdict): string {
  const reasons = ATTRIBUTES.filter((attribute) => verdict[attribute].type === 'broken').map((attribute) =>
    traitName(attribute, verdict[attribute]),
  );
  return reasons.length === 0
    ? tell('words.verdict.set')
    : tell('words.verdict.none', { why: reasons.join(tell('words.verdict.and')) });
}

export const gameName = (id: string): string => named(`names.game.${id}`, id);
export const gameAbout = (id: string): string => named(`names.about.${id}`, '');
export const rulebookName = (id: string): string => named(`names.rulebook.${id}`, id);
export const lengthName = (id: string): string => named(`names.length.${id}`, id);
export const settingName = (name: string): string => named(`names.setting.${name}`, name);
export const settingValue = (name: string, value: string): string => named(`names.value.${name}.${value}`, value);

function named(key: string, otherwise: string): string {
  return has(key) ? tell(key) : otherwise;
}

/** Why something may not be, in a sentence. */
export function refusalText(refusal: Refusal): string {
  const filling: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(refusal) as [string, unknown][]) {
    if (name !== 'type') filling[name] = told(name, value);
  }
  return tell(`refusals.${refusal.type}`, filling);
}

const SEATS = ['seat', 'by', 'whose'];

function told(name: string, value: unknown): string | number {
  if (typeof value === 'number') return SEATS.includes(name) ? value + 1 : value;
  if (name === 'card') return cardName(value as Card);
  if (name === 'length') return lengthName(value as string);
  if (name === 'setting') return settingName((value as { name: string }).name);
  return Array.isArray(value) ? value.join(', ') : String(value);
}
