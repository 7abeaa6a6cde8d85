import { defineConfig } from 'vitest/config';

/** Projects that are asked for by name; none: all of them. */
const asked = process.argv.flatMap((word, at) => (word === '--project' ? (process.argv[at + 1] ?? []) : []));
const hasStories = asked.length === 0 || asked.includes('stories');

export default defineConfig({
  test: {
    // Projects cannot nest: a package with a second kind of test has a second file, e.g. vitest.browser.config.ts.
    projects: [
      '{packages,apps}/*/vitest.config.ts',
      '{packages,apps}/*/vitest.*.config.ts',
      'tooling/vitest.config.ts',
      'tooling/training/vitest.config.ts',
      // Storybook takes seconds to start, wanted or not.
      ...(hasStories ? [] : ['!packages/ui/vitest.stories.config.ts']),
    ],
    // By default one core is left free; on two that is half of the machine.
    maxWorkers: '100%',
  },
});
