import { defineConfig } from '@playwright/test';
import { isThorough } from '@asad/tooling/effort';
import { launchOptions } from '@asad/tooling/find-browser';

const granted = { launchOptions: launchOptions({ isQuick: true, microphone: 'granted' }) };

export default defineConfig({
  testDir: '.',
  globalSetup: './testing/global-setup.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // On two cores, a third browser slows the others.
  workers: 2,
  // Retries would hide flaky tests.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // For busy machines; only failures take this long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  // The animated sky is slow without a GPU. Traces (`--trace on`) cost as much as the test.
  use: { locale: 'en-US', contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'granted', testMatch: /.*\.e2e\.ts/, testIgnore: /microphone/, use: granted },
    ...(['refused', 'missing'] as const).map((microphone) => ({
      name: microphone,
      testMatch: /microphone\.e2e\.ts/,
      // The headless shell reports other microphone errors.
      use: { launchOptions: launchOptions({ microphone }) },
    })),
    // `pnpm slow` only.
    ...(isThorough ? (['translated'] as const) : []).map((guest) => ({
      name: guest,
      testMatch: /(journey|call)\.e2e\.ts/,
      use: { ...granted, guest },
    })),
  ],
});
