import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Projects cannot nest: a package with a second kind of test has a second file, e.g. vitest.browser.config.ts.
    projects: [
      '{packages,apps}/*/vitest.config.ts',
      '{packages,apps}/*/vitest.*.config.ts',
      'tooling/vitest.config.ts',
    ],
    // By default one core is left free; on two that is half of the machine.
    maxWorkers: '100%',
  },
});
