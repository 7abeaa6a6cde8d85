import { BROWSER_ARGS, findQuickBrowser } from '@asad/tooling/find-browser';
import { defineConfig } from 'playwright/test';

const executablePath = findQuickBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // Storybook sometimes remounts a story after its play function. A real difference persists.
  retries: 2,
  expect: { timeout: 30_000 },
  use: { launchOptions: { ...(executablePath && { executablePath }), args: [...BROWSER_ARGS] } },
  testMatch: 'look.e2e.ts',
  reporter: 'dot',
});
