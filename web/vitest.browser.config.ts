import { defineConfig } from 'vitest/config';

/** Tests in a real browser, against the built client. */
export default defineConfig({
  resolve: { alias: { $lib: new URL('./src/lib', import.meta.url).pathname } },
  test: { include: ['e2e/**/*.test.ts'], fileParallelism: false, testTimeout: 90_000, hookTimeout: 60_000 },
});
