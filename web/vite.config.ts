import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { groups } from './build/chunks.ts';
import { packed } from './build/packed.ts';
import { words } from './build/words.ts';
import { worker } from './build/worker.ts';

const server = process.env['TERCET_SERVER'] ?? 'http://localhost:8081';

export default defineConfig({
  plugins: [svelte(), words(), worker(), packed()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
    // Vitest would take Svelte's server build otherwise.
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: {
    target: 'es2022',
    // A strict content security policy forbids data: addresses.
    assetsInlineLimit: 0,
    // What belongs to what, for the check of how much a page fetches.
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true } } },
  preview: { proxy: { '/api': { target: server, ws: true, changeOrigin: true } } },
  test: { include: ['src/**/*.test.ts', 'build/**/*.test.ts'], environment: 'node' },
});
