import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests in a real browser, against the built client: by itself, or served by the real server, for which `--mode` names a folder of `e2e`. */
export default defineConfig(({ mode }) => ({
  resolve: { alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) } },
  test: {
    include: mode === 'test' ? ['e2e/*.test.ts'] : [`e2e/${mode}/*.test.ts`],
    fileParallelism: false,
    // Robots wait for one another most of the time.
    maxConcurrency: 3,
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
}));
