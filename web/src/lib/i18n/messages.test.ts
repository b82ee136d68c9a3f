import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../../build/words';
import { CODES } from './languages';
import { gapsOf } from './text';

type Texts = Record<string, string>;

const files = import.meta.glob<Texts>('./messages/*/??.ts', { eager: true, import: 'default' });

const same = import.meta.glob<Texts>('./messages/*/same.ts', { eager: true, import: 'default' });

/** What may be the same as in English, with the reason. */
const allowed = (part: string): Texts => same[`./messages/${part}/same.ts`] ?? {};

const parts = [...new Set(Object.keys(files).map((path) => path.split('/')[2] ?? ''))];

function texts(part: string, language: string): Texts {
  const found = files[`./messages/${part}/${language}.ts`];
  if (found === undefined) throw new Error(`${part} is not there in ${language}`);
  return found;
}

describe.each(parts)('the texts of %s', (part) => {
  const english = texts(part, 'en');

  test.each(CODES)('are all there in %s, with the same gaps', (language) => {
    const own = texts(part, language);

    expect(Object.keys(own)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(own)) {
      expect(text.trim(), key).not.toBe('');
      expect([...new Set(gapsOf(text))], key).toEqual([...new Set(gapsOf(english[key] ?? ''))]);
    }
  });

  test.each(CODES.filter((code) => code !== 'en'))('are not left in English in %s', (language) => {
    const left = Object.entries(texts(part, language))
      .filter(([key, text]) => text === english[key] && allowed(part)[key] === undefined)
      .map(([key]) => key);

    expect(left).toEqual([]);
  });
});

test.each(parts)('what may be the same as in English in %s is so somewhere', (part) => {
  for (const key of Object.keys(allowed(part))) {
    const where = CODES.filter((code) => code !== 'en' && texts(part, code)[key] === texts(part, 'en')[key]);
    expect(where, key).not.toEqual([]);
  }
});

test('the words of the Java side are there in every language', () => {
  const keys = Object.keys(wordsOf('en')).sort();

  for (const language of CODES) expect(Object.keys(wordsOf(language)).sort(), language).toEqual(keys);
});
