import { describe, expect, test } from 'vitest';
import base from './examples/base.json';
import file from './examples/base.txt?raw';
import chipset from './examples/chipset.json';
import coopset from './examples/coopset.json';
import scout from './examples/scout.json';
import setup from './examples/setup.json';
import { value } from './fraction';
import { frameAt, happenings } from './happenings';
import { facesOf, laidIn } from './places';
import { ticks } from './scale';
import { huntOf, type Review } from './types';

const EXAMPLES = { base, chipset, coopset, scout, setup } as unknown as Record<string, Review>;

describe.each(Object.entries(EXAMPLES))('a game of %s', (_, review) => {
  const story = happenings(review);

  test('is told in order from the first deal to the end', () => {
    expect(story[0]?.type).toBe('round');
    expect(story.at(-1)?.type).toBe('ended');
    expect(story.map((it) => it.at)).toEqual(story.map((it) => it.at).sort((a, b) => a - b));
  });

  test('leads to moments that there are', () => {
    const moments = huntOf(review)?.moments ?? [];
    for (const it of story) {
      if (it.frame !== undefined) expect(moments[it.frame]?.from).toBeLessThanOrEqual(it.at);
    }
  });
});

test('every take is a line of the story, and so is every wrong call', () => {
  const hunt = huntOf(EXAMPLES['scout'] as Review);
  const types = happenings(EXAMPLES['scout'] as Review).map((it) => it.type);

  expect(types.filter((type) => type === 'take')).toHaveLength(hunt?.takes.length ?? -1);
  expect(types.filter((type) => type === 'wrong')).toHaveLength(hunt?.wrongCalls.length ?? -1);
  expect(types).toContain('turn');
});

test('a time belongs to the moment that was then', () => {
  const review = EXAMPLES['base'] as Review;
  const [first, second] = huntOf(review)?.moments ?? [];

  expect(frameAt(review, 0)).toBe(0);
  expect(frameAt(review, first?.until ?? -1)).toBe(0);
  expect(frameAt(review, (second?.from ?? 0) + 1)).toBe(1);
});

test('cards lie where the game file says, and stay there', () => {
  const laid = laidIn(file);
  const moments = huntOf(EXAMPLES['base'] as Review)?.moments ?? [];
  const films = moments.map((moment) => facesOf(moment, laid));

  films.forEach((faces, i) => {
    expect(new Set(faces.map((face) => face.place)).size).toBe(moments[i]?.table.length);
    expect(faces.map((face) => face.card).sort()).toEqual([...(moments[i]?.table ?? [])].sort());
  });
  const [before = [], after = []] = films;
  const stayed = before.filter((face) => after.some((other) => other.card === face.card));
  expect(stayed).toHaveLength(6);
  for (const face of stayed) expect(after).toContainEqual(face);
});

test('without the file cards lie side by side', () => {
  const moment = { round: 1, from: 0, until: 1, table: ['1rso', '2rso', '3rso'], finds: [] } as const;

  expect(facesOf({ ...moment, table: [...moment.table], finds: [] }, []).map((face) => face.place)).toEqual([0, 1, 2]);
});

test('only places of cards are read from a file', () => {
  const text = '     1.500  deal\n            → laid spots=[0:2rod 11:1rso] why=same:0 until=3.000\n';

  expect(laidIn(text)).toEqual([
    { at: 1_500, place: 0, card: '2rod' },
    { at: 1_500, place: 11, card: '1rso' },
  ]);
});

test('a scale has few round steps', () => {
  expect(ticks(4_200)).toEqual([0, 1_000, 2_000, 3_000, 4_000]);
  expect(ticks(70_000)).toEqual([0, 15_000, 30_000, 45_000, 60_000]);
  expect(ticks(9 * 3_600_000).length).toBeLessThanOrEqual(6);
});

test('a fraction is worth its value', () => {
  expect(value('220/80')).toBe(2.75);
});
