import { PATIENCE } from '@asad/tooling/patience';
import { nodeConditions } from '@asad/tooling/portfolio-conditions';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** The built site in a real browser, without a backend. */
export default defineConfig({
  ssr: { resolve: { conditions: [...nodeConditions, ...defaultServerConditions] } },
  test: {
    name: 'site',
    include: ['quality/**/*.test.ts'],
    globalSetup: ['quality/testing/build-once.ts'],
    environment: 'node',
    ...PATIENCE,
  },
});
