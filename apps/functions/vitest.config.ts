import { isThorough } from '@asad/tooling/effort';
import { PATIENCE } from '@asad/tooling/patience';
import { testConditions } from '@asad/tooling/portfolio-conditions';
import { defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: [...testConditions, ...defaultServerConditions] } },
  test: {
    name: 'functions',
    environment: 'node',
    // One worker loads Google's clients once, not for each file: what a test changes of its process, it puts back.
    isolate: false,
    include: ['src/**/*.test.ts', 'local/**/*.test.ts', 'commands/**/*.test.ts'],
    // What tests the contract itself is played by `pnpm slow`, beside the core's mutants.
    exclude: [
      ...configDefaults.exclude,
      'src/firebase/functions.test.ts',
      ...(isThorough ? [] : ['**/mutants.test.ts']),
      // Needs an emulator, which `rehearsal/firestore-emulator.ts` starts.
      ...(process.env['FIRESTORE_EMULATOR'] === undefined ? ['**/emulator-*.test.ts'] : []),
    ],
    // Real servers, real files and real races: slower than a pure test, never minutes.
    ...PATIENCE,
  },
});
