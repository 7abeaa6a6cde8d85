import { defineConfig } from 'vitest/config';

/** None: all projects. */
const namedProjects = process.argv.flatMap((word, at) => (word === '--project' ? (process.argv[at + 1] ?? []) : []));
const hasStories = namedProjects.length === 0 || namedProjects.includes('stories');

export default defineConfig({
  test: {
    // Projects cannot nest: a second kind of test has a second file, such as vitest.browser.config.ts.
    projects: [
      '{packages,apps}/*/vitest.config.ts',
      '{packages,apps}/*/vitest.*.config.ts',
      'tooling/vitest.config.ts',
      'packages/guide/training/vitest.config.ts',
      // Storybook takes seconds to start.
      ...(hasStories ? [] : ['!packages/ui/vitest.stories.config.ts']),
    ],
    // The default leaves one core free: half of a two-core machine.
    maxWorkers: '100%',
  },
});
