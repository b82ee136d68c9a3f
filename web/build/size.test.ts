import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const DIST = new URL('../dist/', import.meta.url);
const MOST = 120_000;

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** What somebody fetches who opens the link to a table of the base game in a language. */
const OPENED = (language: string) => [
  'index.html',
  'src/routes/Table.svelte',
  'src/lib/table/race/Table.svelte',
  `src/lib/i18n/messages/core/${language}.ts`,
  `src/lib/i18n/messages/table/${language}.ts`,
  `src/lib/i18n/messages/game/${language}.ts`,
  `src/lib/i18n/messages/race/${language}.ts`,
  `virtual:words/${language}`,
];

function files(manifest: Record<string, Chunk>, opened: string[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`the build has no ${name}`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.css?.forEach((file) => found.add(file));
    chunk.imports?.forEach(visit);
  };
  opened.forEach(visit);
  return found;
}

test.each(['en', 'es', 'pt', 'it', 'fr'])('the first load of a table in %s is no more than 120 kB of script and style', (language) => {
  const path = new URL('manifest.json', DIST);
  if (!existsSync(path)) throw new Error('build the client first: npm run build');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>;
  const size = [...files(manifest, OPENED(language))]
    .map((file) => gzipSync(readFileSync(new URL(file, DIST)), { level: 9 }).length)
    .reduce((sum, each) => sum + each, 0);

  console.info(`first load of a table in ${language}: ${(size / 1_000).toFixed(1)} kB compressed`);
  expect(size).toBeLessThanOrEqual(MOST);
});
