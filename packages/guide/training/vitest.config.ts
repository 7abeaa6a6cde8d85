import { PATIENCE } from '@asad/tooling/patience';
import { testConditions } from '@asad/tooling/portfolio-conditions';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: [...testConditions, ...defaultServerConditions] } },
  test: { ...PATIENCE, name: 'training', isolate: false, include: ['**/*.test.ts'] },
});
