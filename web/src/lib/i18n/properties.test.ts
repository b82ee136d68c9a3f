import { expect, test } from 'vitest';
import { parse } from '../../../build/properties.ts';

test('keys and values are read as Java reads them', () => {
  const text = '# a comment\n\nplain=one\nspaced = two words \nescaped\\=key=\\u00e9\\n\nlong=goes \\\n  on\nverdict.and=; \nempty=';

  expect(parse(text)).toEqual({
    plain: 'one',
    spaced: 'two words ',
    'escaped=key': 'é\n',
    long: 'goes on',
    'verdict.and': '; ',
    empty: '',
  });
});
