import { launchOptions } from '@asad/tooling/find-browser';
import { defineConfig } from 'playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // Storybook sometimes remounts a story after its play function. A real difference persists.
  retries: 2,
  expect: { timeout: 30_000 },
  use: { launchOptions: launchOptions({ isQuick: true }) },
  testMatch: 'look.e2e.ts',
  reporter: 'dot',
});
