import { PATIENCE } from '@asad/tooling/patience';
import { defineConfig } from 'vitest/config';

/** The built site in a real browser, without a backend: what visitors, readers and budgets need of it. */
export default defineConfig({
  test: {
    name: 'site',
    include: ['quality/**/*.test.ts'],
    globalSetup: ['quality/build-once.ts'],
    environment: 'node',
    ...PATIENCE,
  },
});
