import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parse } from './properties.ts';

const PREFIX = 'virtual:words/';
const FOLDER = fileURLToPath(new URL('../../wire/src/main/resources/org/tercet/wire/words/', import.meta.url));

/** The files of the Java side whose texts the client says too; what is wrong with a message is said by programs only. */
export const FILES = ['cards', 'names', 'refusals', 'words'];

/** All texts of these files in one language, each key led by the name of its file: `refusals.busy`. */
export function wordsOf(language: string): Record<string, string> {
  const all: Record<string, string> = {};
  for (const file of FILES) {
    const texts = parse(readFileSync(`${FOLDER}${file}_${language}.properties`, 'utf8'));
    for (const [key, text] of Object.entries(texts)) all[`${file}.${key}`] = text;
  }
  return all;
}

/** `import words from 'virtual:words/es'`: the texts that the Java side has already, so that nobody writes them twice. */
export function words(): Plugin {
  return {
    name: 'tercet-words',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      for (const file of FILES) this.addWatchFile(`${FOLDER}${file}_${language}.properties`);
      return `export default ${JSON.stringify(wordsOf(language))};`;
    },
  };
}
