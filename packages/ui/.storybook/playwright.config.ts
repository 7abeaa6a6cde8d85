import { BROWSER_ARGS, findQuickBrowser } from '@asad/tooling/find-browser';
import { defineConfig } from 'playwright/test';

const executablePath = findQuickBrowser();

/** Tests the built Storybook: `look` checks its pages, `pictures` compares each story with its picture. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // Storybook sometimes remounts a story after its play function (1 of 16 runs of the menu on a busy machine). A real
  // difference persists across retries.
  retries: 2,
  expect: { timeout: 30_000 },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // Write new pictures only with `--update-snapshots`.
  updateSnapshots: 'none',
  use: { launchOptions: { ...(executablePath && { executablePath }), args: [...BROWSER_ARGS] } },
  projects: [
    { name: 'look', testMatch: 'look.e2e.ts' },
    { name: 'pictures', testMatch: 'pictures.e2e.ts' },
  ],
  reporter: [['dot'], ['html', { outputFolder: '../pictures-report', open: 'never' }]],
});
