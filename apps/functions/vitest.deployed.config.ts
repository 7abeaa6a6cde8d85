import { PATIENCE } from '@asad/tooling/patience';
import { defineConfig } from 'vitest/config';

/** The whole program as it is deployed: it changes its process for good, and its database's client goes on failing. */
export default defineConfig({
  test: {
    name: 'functions-deployed',
    environment: 'node',
    include: ['src/firebase/functions.test.ts'],
    ...PATIENCE,
  },
});
