import { defineConfig } from '@playwright/test';
import { isThorough } from '@asad/tooling/effort';
import { GUESTS } from './testing/guests.ts';
import { BROWSER_ARGS, findBrowser, findQuickBrowser, MICROPHONE_ARGS } from '@asad/tooling/find-browser';

const launch = (microphone: keyof typeof MICROPHONE_ARGS) => {
  // A shell has other words for a microphone that is refused or missing.
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
  // Two cores: a third browser would only make the others wait.
  workers: 2,
  // A test that passes at its second try is a test that lies once in a while.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Long enough for a busy machine: only what never comes is waited for this long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  // Still pictures by default: a moving sky costs a machine without a graphics card most of its time. The journey moves.
  // No trace either (`--trace on` where one is wanted): a picture of every frame costs as much as the test.
  use: { locale: 'en-US', contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'granted', testMatch: /.*\.e2e\.ts/, testIgnore: /microphone-(refused|missing)/, use: launch('granted') },
    { name: 'refused', testMatch: /microphone-refused\.e2e\.ts/, use: launch('refused') },
    { name: 'missing', testMatch: /microphone-missing\.e2e\.ts/, use: launch('missing') },
    // The same journeys, while another program changes the page: all of them only in the slow step.
    ...GUESTS.map((guest) => ({
      name: guest,
      testMatch: isThorough ? /(journey|call-.*|guests|model-calls)\.e2e\.ts/ : /journey\.e2e\.ts/,
      use: { ...launch('granted'), guest },
    })),
  ],
});
