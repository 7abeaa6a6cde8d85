import { defineConfig } from '@playwright/test';
import { isThorough } from '@asad/tooling/effort';
import { GUESTS } from './testing/guests.ts';
import { BROWSER_ARGS, findBrowser, findQuickBrowser, MICROPHONE_ARGS } from '@asad/tooling/find-browser';

const launch = (microphone: keyof typeof MICROPHONE_ARGS) => {
  // The headless shell reports different errors for a refused or missing microphone.
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
  // Two cores; a third browser only slows the others.
  workers: 2,
  // No retries: they would hide flaky tests.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // For busy machines; only failures take this long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  // Reduced motion by default: the animated sky takes most of the time on machines without a GPU. The journey uses
  // motion. No trace (`--trace on` enables it), because screenshots of each frame cost as much as the test.
  use: { locale: 'en-US', contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'granted', testMatch: /.*\.e2e\.ts/, testIgnore: /microphone-(refused|missing)/, use: launch('granted') },
    { name: 'refused', testMatch: /microphone-refused\.e2e\.ts/, use: launch('refused') },
    { name: 'missing', testMatch: /microphone-missing\.e2e\.ts/, use: launch('missing') },
    // The same journeys while other software changes the page; `pnpm slow` runs all of them.
    ...GUESTS.map((guest) => ({
      name: guest,
      testMatch: isThorough ? /(journey|call-.*|guests|model-calls)\.e2e\.ts/ : /journey\.e2e\.ts/,
      use: { ...launch('granted'), guest },
    })),
  ],
});
