import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { testConditions } from '../portfolio-conditions.ts';
import { changedFiles, findBase } from './changed-files.ts';
import { runStep, type StepResult } from './run-step.ts';
import { countPlaywright, countVitest, type TestCounts } from './test-counts.ts';
import { isTouched, JOURNEYS, TEST_GROUPS, type TestGroup } from './test-groups.ts';
import { describeTimes, timesOfPlaywright, timesOfVitest, type FileTime } from './test-times.ts';

/** Everything that must hold, in the order in which a failure is cheapest to find; `--changed`: what a change touches. */
const { values } = parseArgs({ options: { changed: { type: 'boolean' } } });
const base = values.changed === true ? findBase() : undefined;
const changed = base === undefined ? undefined : changedFiles(base);
if (changed !== undefined) process.stdout.write(`${changed.length} files changed since ${String(base).slice(0, 9)}.\n`);
const isWanted = (group: { readonly standsOn: RegExp }): boolean => changed === undefined || isTouched(group, changed);

// The product is tested on the frozen sample, whoever owns the site; the owner's content by the content's own tests.
const ownOptions = process.env['NODE_OPTIONS'];
process.env['NODE_OPTIONS'] = [ownOptions, ...testConditions.map((name) => `--conditions=${name}`)].join(' ').trim();

const begunAt = performance.now();
const reports = mkdtempSync(join(tmpdir(), 'asad-test-'));
await ensureBrowser();

const checks = [
  await runStep({ name: 'lint', command: 'oxlint', args: ['--type-aware'] }),
  await runStep({ name: 'types', command: 'turbo', args: ['run', 'typecheck', '--output-logs=errors-only'] }),
  await runStep({ name: 'build', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] }),
];

const runners: StepResult[] = [];
const counts: TestCounts[] = [];
const times: FileTime[] = [];

async function runGroup({ name, projects, followsImports }: TestGroup): Promise<void> {
  const report = join(reports, `${projects[0]}.json`);
  const args = ['run', ...projects.flatMap((project) => ['--project', project])];
  // Vitest leaves one core free by default; on two that is half of the machine.
  args.push('--maxWorkers=100%', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`);
  const follows = base !== undefined && followsImports;
  if (follows) args.push(`--changed=${base}`, '--passWithNoTests');
  runners.push(await runStep({ name, command: 'vitest', args, env: { SITE_BUILT: '1' } }));
  counts.push(countVitest(report, { mayBeEmpty: follows }));
  times.push(...timesOfVitest(report));
}

async function runJourneys(): Promise<void> {
  const report = join(reports, 'playwright.json');
  const args = ['test', '--config=tooling/e2e/playwright.config.ts'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  runners.push(await runStep({ name: JOURNEYS.name, command: 'playwright', args, env }));
  counts.push(countPlaywright(report));
  times.push(...timesOfPlaywright(report));
}

for (const group of TEST_GROUPS) if (isWanted(group)) await runGroup(group);
if (isWanted(JOURNEYS)) await runJourneys();

// What is left built is this site, not the sample.
if (ownOptions === undefined) delete process.env['NODE_OPTIONS'];
else process.env['NODE_OPTIONS'] = ownOptions;
checks.push(await runStep({ name: 'own site', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] }));

const total = (key: keyof TestCounts): number => counts.reduce((sum, count) => sum + count[key], 0);
const redChecks = checks.filter(({ isOk }) => !isOk);
// A runner that fails without a failed test (a lost browser, an unhandled rejection) must not look green.
const redRunners = runners.some(({ isOk }) => !isOk) && total('failed') === 0 ? 1 : 0;
const failed = total('failed') + redChecks.length + redRunners;
rmSync(reports, { recursive: true, force: true });

process.stdout.write(`\nWhere the time went, the slowest files first:\n${describeTimes(times)}\n\n`);
for (const { name, seconds } of [...checks, ...runners]) {
  process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${name}\n`);
}
process.stdout.write(`${((performance.now() - begunAt) / 1_000).toFixed(1).padStart(7)} s  in all\n`);
for (const { name } of redChecks) process.stdout.write(`\nFailed: ${name}. Its output stands above.\n`);
const skipped = total('skipped');
if (skipped > 0) process.stdout.write(`\n${skipped} skipped.\n`);
// The last line has one shape, whatever happened: others read it.
process.stdout.write(`\n${total('passed')} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);
