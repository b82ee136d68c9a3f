import { expect, test } from 'vitest';

const components = import.meta.glob<string>('../../**/*.svelte', { eager: true, query: '?raw', import: 'default' });

/** The same in every language: our own name, and an example of a code. */
const NAMES = /^(· )?Tercet( ·)?$|^QXRT$/;

/** What a component shows or says without asking for a text: words between tags, and in attributes that are read aloud. */
function literals(source: string): string[] {
  const markup = source
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    // What is computed, innermost braces first.
    .replace(/\{[^{}]*\}/g, '\u0000')
    .replace(/\{[^{}]*\}/g, '\u0000')
    .replace(/\{[^{}]*\}/g, '\u0000')
    .replace(/=>/g, '');
  const between = [...markup.matchAll(/>([^<>]*)</g)].map((match) => match[1] ?? '');
  const attributes = [...markup.matchAll(/\s(?:aria-label|aria-description|aria-roledescription|title|alt|placeholder|label)="([^"]*)"/g)].map((match) => match[1] ?? '');
  return [...between, ...attributes]
    .flatMap((text) => text.split('\u0000'))
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2,}/u.test(text) && !NAMES.test(text));
}

test('a text that is written into a component is found', () => {
  expect(literals('<p title="Hello">{say("a")} You win</p><b>{x > 1 ? { a: 1 } : 2}</b>')).toEqual(['You win', 'Hello']);
});

test('no component shows words that it has not asked for in the language of the page', () => {
  const found = Object.entries(components).flatMap(([path, source]) => literals(source).map((text) => `${path}: ${text}`));

  expect(Object.keys(components).length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
