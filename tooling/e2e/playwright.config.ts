import { defineConfig } from '@playwright/test';
import { isThorough } from '@asad/tooling/effort';
import { GUESTS } from './testing/guests.ts';
import { BROWSER_ARGS, findBrowser, findQuickBrowser, MICROPHONE_ARGS } from '@asad/tooling/find-browser';

const launch = (microphone: keyof typeof MICROPHONE_ARGS) => {
  // The headless shell reports other microphone errors.
  const executablePath = microphone === 'granted' ? findQuickBrowser() : findBrowser();
  return {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...BROWSER_ARGS, ...MICROPHONE_ARGS[microphone]],
    },
  };
};

export default defineConfig({
  testDir: '.',
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
    { name: 'granted', testMatch: /.*\.e2e\.ts/, testIgnore: /microphone-(refused|missing)/, use: launch('granted') },
    { name: 'refused', testMatch: /microphone-refused\.e2e\.ts/, use: launch('refused') },
    { name: 'missing', testMatch: /microphone-missing\.e2e\.ts/, use: launch('missing') },
    // `pnpm slow` only. After hydration translation has fewer ways to fail: one journey is enough.
    ...(isThorough ? GUESTS : []).map((guest) => ({
      name: guest,
      testMatch: guest === 'translated-after' ? /journey\.e2e\.ts/ : /(journey|call-.*)\.e2e\.ts/,
      use: { ...launch('granted'), guest },
    })),
  ],
});
