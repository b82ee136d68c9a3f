import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { isSet, judge, third } from '$lib/cards/judge';
import { CODES } from '$lib/i18n/languages';
import { speak } from '$lib/i18n/tongue.svelte';
import { FACTS } from './facts';
import { OUTLINES, SECTIONS, sentences } from './outline';

const WIRE = new URL('../../../../wire/src/main/resources/org/tercet/wire/words/names_en.properties', import.meta.url);
const names = readFileSync(WIRE, 'utf8');
const ids = (kind: string): string[] => [...names.matchAll(new RegExp(`^${kind}\\.([\\w-]+)=`, 'gm'))].map((match) => match[1] ?? '').sort();

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await Promise.all(Object.values(OUTLINES).map((outline) => outline.texts.ready()));
});

test('every game that has a name has rules, and every rulebook of the base game its facts', () => {
  expect(Object.keys(OUTLINES).sort()).toEqual(ids('game'));
  expect([...Object.keys(FACTS), 'online'].sort()).toEqual(ids('rulebook'));
});

describe.each(CODES)('in %s', (language) => {
  test.each(Object.entries(OUTLINES))('%s says what it is about and how it is played', async (_, outline) => {
    await speak(language);
    const said = SECTIONS.map((section) => sentences(outline.texts, outline.prefix, section));

    expect(said[SECTIONS.indexOf('goal')]).toHaveLength(1);
    expect(said[SECTIONS.indexOf('play')]?.length).toBeGreaterThan(0);
    for (const text of said.flat()) expect(text.split('**').length % 2, text).toBe(1);
    for (const figure of outline.figures) expect(outline.texts.has(figure.text), figure.text).toBe(true);
  });
});

test('the drawn examples are what they are said to be', () => {
  const [set, none] = OUTLINES['base']?.figures ?? [];
  const ultra = OUTLINES['ultraset']?.figures[0];
  const [a, b, wanted, c, d] = ultra?.cards ?? [];

  expect(isSet(judge(...(set?.cards as ['1rso', '1rso', '1rso'])))).toBe(true);
  expect(judge(...(none?.cards as ['1rso', '1rso', '1rso'])).colour).toEqual({ type: 'broken', two: 0, one: 1 });
  expect(a && b && third(a, b)).toBe(wanted);
  expect(c && d && third(c, d)).toBe(wanted);
});
