import { PATIENCE } from '@asad/tooling/patience';
import { testConditions } from '@asad/tooling/portfolio-conditions';
import { defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: [...testConditions, ...defaultServerConditions] } },
  test: {
    name: 'functions',
    environment: 'node',
    // Google's clients load once; each test restores what it changes in the process.
    isolate: false,
    include: ['src/**/*.test.ts', 'local/**/*.test.ts', 'commands/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'src/firebase/functions.test.ts'],
    // Real servers, files and races are slower than pure tests.
    ...PATIENCE,
  },
});
