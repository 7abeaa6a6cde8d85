import { PATIENCE } from '@asad/tooling/patience';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'functions',
    environment: 'node',
    include: ['src/**/*.test.ts', 'local/**/*.test.ts', 'commands/**/*.test.ts'],
    // Real servers, real files and real races: slower than a pure test, never minutes.
    ...PATIENCE,
  },
});
