import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [
    {
      // The bundle inlines the kernel's bytes (esbuild's binary loader); tests do the same here.
      name: 'wasm-bytes',
      enforce: 'pre',
      load(id) {
        if (!id.endsWith('.wasm')) return null;
        const base64 = readFileSync(id).toString('base64');
        return `export default Uint8Array.from(atob('${base64}'), (c) => c.charCodeAt(0));`;
      },
    },
  ],
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'test/**/*.test.{ts,tsx}',
      'bench/**/*.test.ts',
      'train/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    globalSetup: ['test/folders.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Many tests wait for programs they have started: one worker would leave a small machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    coverage: { include: ['src/**/*.{ts,tsx}'], exclude: ['src/kernel/**', '**/*.test.*'] },
  },
});
