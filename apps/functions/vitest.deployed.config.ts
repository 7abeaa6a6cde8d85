import { PATIENCE } from '@asad/tooling/patience';
import { defineConfig } from 'vitest/config';

/** The whole deployed program: it changes its process permanently, and its database client keeps failing. */
export default defineConfig({
  test: {
    name: 'functions-deployed',
    environment: 'node',
    include: ['src/firebase/functions.test.ts'],
    ...PATIENCE,
  },
});
