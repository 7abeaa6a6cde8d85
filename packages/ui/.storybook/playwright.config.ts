import { BROWSER_ARGS, findQuickBrowser } from '@asad/tooling/find-browser';
import { defineConfig } from 'playwright/test';

const executablePath = findQuickBrowser();

/** The built Storybook: that it is whole (`look`), and that every story looks as in the picture of it (`pictures`). */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // Storybook mounts a story anew now and then after it has played (one of sixteen runs of the menu, on a busy machine):
  // what differs from its picture differs each time.
  retries: 2,
  expect: { timeout: 30_000 },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A new picture is kept when somebody says so: `--update-snapshots`.
  updateSnapshots: 'none',
  use: { launchOptions: { ...(executablePath && { executablePath }), args: [...BROWSER_ARGS] } },
  projects: [
    { name: 'look', testMatch: 'look.e2e.ts' },
    { name: 'pictures', testMatch: 'pictures.e2e.ts' },
  ],
  reporter: [['dot'], ['html', { outputFolder: '../pictures-report', open: 'never' }]],
});
