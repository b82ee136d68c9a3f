import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What one may need without a network: all script and style, the Latin letters, the page. */
const KEPT = /\.(js|css|svg|webmanifest)$|latin-wght-normal.*\.woff2$/;

/**
 * Writes `sw.js`: the worker that keeps the client in the browser, so that it opens without a network. Its list of files, and with it
 * its own text, changes with every build that changes anything.
 */
export function worker(): Plugin {
  return {
    name: 'tercet-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((file) => KEPT.test(file))
        .sort();
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const source = readFileSync(new URL('./worker.js', import.meta.url), 'utf8')
        .replace("'VERSION'", JSON.stringify(version))
        .replace("['FILES']", JSON.stringify(['/', '/icon.svg', '/manifest.webmanifest', ...files.map((file) => `/${file}`)]));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
