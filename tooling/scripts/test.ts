import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { runStep, type StepResult } from './run-step.ts';
import { countPlaywright, countVitest } from './test-counts.ts';

/** Everything that must hold, in the order in which a failure is cheapest to find. */
const reports = mkdtempSync(join(tmpdir(), 'asad-test-'));
const playwrightReport = join(reports, 'playwright.json');
process.env['CHROME_PATH'] = await ensureBrowser();

const checks = [
  await runStep({ name: 'lint', command: 'oxlint', args: ['--type-aware'] }),
  await runStep({ name: 'types', command: 'turbo', args: ['run', 'typecheck', '--output-logs=errors-only'] }),
  await runStep({ name: 'build', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] }),
];
/**
 * Browser projects run one after another: side by side, each with a Chromium of its own, they starve one another on a
 * machine with two cores until none of them finishes.
 */
const GROUPS = [
  { name: 'unit tests', projects: ['content', 'call-core', 'ui', 'web', 'functions', 'tooling'] },
  { name: 'call-core in a browser', projects: ['call-core-browser'] },
  { name: 'components in a browser', projects: ['ui-browser'] },
  { name: 'stories', projects: ['stories'] },
  { name: 'the built site in a browser', projects: ['site'] },
] as const;
const groups: { readonly result: StepResult; readonly report: string }[] = [];
for (const { name, projects } of GROUPS) {
  const report = join(reports, `${projects[0]}.json`);
  const selected = projects.flatMap((project) => ['--project', project]);
  const args = ['run', ...selected, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  groups.push({ result: await runStep({ name, command: 'vitest', args }), report });
}
const journeys = await runStep({
  name: 'end-to-end tests',
  command: 'playwright',
  args: ['test', '--config=tooling/e2e/playwright.config.ts'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
});

const counts = [...groups.map(({ report }) => countVitest(report)), countPlaywright(playwrightReport)];
const total = (key: 'passed' | 'failed' | 'skipped'): number => counts.reduce((sum, count) => sum + count[key], 0);
const redChecks = checks.filter(({ isOk }) => !isOk);
// A runner that fails without a failed test (a lost browser, an unhandled rejection) must not look green.
const hasRedRunner = [...groups.map(({ result }) => result), journeys].some(({ isOk }) => !isOk);
const redRunners = hasRedRunner && total('failed') === 0 ? 1 : 0;
const failed = total('failed') + redChecks.length + redRunners;
rmSync(reports, { recursive: true, force: true });

for (const { name } of redChecks) process.stdout.write(`\nFailed: ${name}. Its output stands above.\n`);
const skipped = total('skipped');
if (skipped > 0) process.stdout.write(`\n${skipped} skipped.\n`);
// The last line has one shape, whatever happened: others read it.
process.stdout.write(`\n${total('passed')} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);
