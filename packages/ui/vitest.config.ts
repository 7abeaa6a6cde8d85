import { isThorough } from '@asad/tooling/effort';
import { PATIENCE } from '@asad/tooling/patience';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...PATIENCE,
    name: 'ui',
    isolate: false,
    environment: 'node',
    // Bundle size tests need a packed tarball (`pnpm slow`).
    include: ['src/**/*.test.{ts,tsx}', ...(isThorough ? ['consumer/*.test.ts'] : [])],
    exclude: ['src/**/*.browser.test.tsx'],
  },
});
