import { expect, test } from 'vitest';
import { ALL_CARDS, ATTRIBUTES, digit } from './card';
import { broken, differing, isSet, judge, setsIn, third } from './judge';

const TRIPLES = ALL_CARDS.flatMap((a, i) =>
  ALL_CARDS.slice(i + 1).flatMap((b, j) => ALL_CARDS.slice(i + j + 2).map((c) => [a, b, c] as const)),
);

test('every triple is judged as the rule is printed: all the same or all different', () => {
  expect(TRIPLES).toHaveLength(85_320);
  for (const [a, b, c] of TRIPLES) {
    const verdict = judge(a, b, c);
    for (const attribute of ATTRIBUTES) {
      const digits = [a, b, c].map((card) => digit(card, attribute));
      const kinds = new Set(digits).size;
      const trait = verdict[attribute];
      if (trait.type !== (['same', 'broken', 'different'] as const)[kinds - 1]) throw new Error(`${a} ${b} ${c} ${attribute}`);
      if (trait.type === 'same' && trait.digit !== digits[0]) throw new Error(`${a} ${b} ${c} ${attribute}`);
      if (trait.type === 'broken') {
        const count = (value: number): number => digits.filter((each) => each === value).length;
        if (count(trait.two) !== 2 || count(trait.one) !== 1) throw new Error(`${a} ${b} ${c} ${attribute}`);
      }
    }
  }
});

test('of all triples 1,080 are sets and 8,424 miss by one attribute', () => {
  const verdicts = TRIPLES.map(([a, b, c]) => judge(a, b, c));

  expect(verdicts.filter(isSet)).toHaveLength(1_080);
  expect(verdicts.filter((verdict) => broken(verdict).length === 1)).toHaveLength(8_424);
  expect([1, 2, 3, 4].map((kind) => verdicts.filter((each) => isSet(each) && differing(each) === kind).length)).toEqual([
    108, 324, 432, 216,
  ]);
});

test('any two cards have one third', () => {
  for (const a of ALL_CARDS) {
    for (const b of ALL_CARDS) {
      if (a === b) continue;
      const c = third(a, b);
      if (c === a || c === b || !isSet(judge(a, b, c))) throw new Error(`${a} ${b} ${c}`);
    }
  }
});

test('all sets of a layout are found once', () => {
  expect(setsIn(ALL_CARDS)).toHaveLength(1_080);
  expect(setsIn(['2gsd', '3pss', '3pso', '1gss', '2rso', '3rsd', '1rso', '1gso', '3psd'])).toEqual([
    ['2gsd', '3pss', '1rso'],
    ['3pss', '3pso', '3psd'],
    ['3pso', '2rso', '1gso'],
    ['1gss', '2rso', '3psd'],
  ]);
});

test('tables leave judging to the server', () => {
  const sources = import.meta.glob<string>('../table/**/*.{ts,svelte}', { eager: true, query: '?raw', import: 'default' });

  expect(Object.keys(sources).length).toBeGreaterThan(20);
  expect(Object.keys(sources).filter((path) => sources[path]?.includes('cards/judge'))).toEqual([]);
});
