import { expect, test } from 'vitest';
import { keyOf, placeOf } from './keys';

test.each(['qwerty', 'azerty', 'qwertz', 'dvorak'] as const)('every place has a key of its own on %s, and the key finds it', (layout) => {
  const places = Array.from({ length: 27 }, (_, place) => place);
  const keys = places.map((place) => keyOf(place, layout));

  expect(new Set(keys).size).toBe(places.length);
  expect(keys).not.toContain('');
  expect(keys.map((key) => placeOf(key, layout))).toEqual(places);
});

test('capitals are the same keys, others are none', () => {
  expect(placeOf('Q', 'qwerty')).toBe(0);
  expect(placeOf('Enter', 'qwerty')).toBeUndefined();
});
