import { PATIENCE } from '@asad/tooling/patience';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...PATIENCE,
    name: 'guide',
    isolate: false,
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.browser.test.ts'],
  },
});
