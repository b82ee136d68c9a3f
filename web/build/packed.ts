import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTHWHILE = /\.(js|css|html|svg|json|webmanifest)$/;

/** Puts a Brotli twin beside every file that gains by it; the server sends that to browsers that read it. */
export function packed(): Plugin {
  return {
    name: 'tercet-packed',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [file, output] of Object.entries(bundle)) {
          if (!WORTHWHILE.test(file)) continue;
          const content = Buffer.from(output.type === 'chunk' ? output.code : output.source);
          const source = brotliCompressSync(content, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
          });
          if (source.length < content.length * 0.9) this.emitFile({ type: 'asset', fileName: `${file}.br`, source });
        }
      },
    },
  };
}
