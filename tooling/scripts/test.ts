import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { testConditions } from '../portfolio-conditions.ts';
import { runStep, type StepResult } from './run-step.ts';
import { countPlaywright, countVitest, type TestCounts } from './test-counts.ts';

interface TestGroup {
  readonly name: string;
  /** Projects of Vitest; none: the journeys, which Playwright runs. */
  readonly projects: readonly string[];
  /** Runs whole when one of these packages is affected; without them Vitest follows imports from what changed. */
  readonly standsOn?: readonly string[];
}

/**
 * In the order in which a failure is cheapest to find. Browser projects run one after another: side by side, each with a
 * Chromium of its own, they starve one another on a machine with two cores until none of them finishes.
 */
const GROUPS: readonly TestGroup[] = [
  {
    name: 'unit tests',
    projects: ['content', 'call-core', 'guide', 'ui', 'web', 'functions', 'functions-deployed', 'tooling'],
  },
  { name: 'call-core in a browser', projects: ['call-core-browser'] },
  { name: 'the guide in a browser', projects: ['guide-browser'] },
  { name: 'components in a browser', projects: ['ui-browser'] },
  { name: 'stories', projects: ['stories'], standsOn: ['@asad/ui'] },
  { name: 'the built site in a browser', projects: ['site'], standsOn: ['@asad/web'] },
  { name: 'end-to-end tests', projects: [], standsOn: ['@asad/web', '@asad/functions', '@asad/tooling'] },
];

/** Everything that must hold; `--changed`: what the work since main (on main: since the last commit) can turn red. */
const { values } = parseArgs({ options: { changed: { type: 'boolean' } } });
const base = values.changed
  ? execFileSync('git', ['merge-base', 'main', 'HEAD'], { encoding: 'utf8' }).trim()
  : undefined;
if (base !== undefined) process.env['TURBO_SCM_BASE'] = base;

/** Packages that changed, and those that stand on them; undefined when all tests run. */
const affected = base === undefined ? undefined : findAffected();
function findAffected(): ReadonlySet<string> {
  const told = execFileSync('turbo', ['ls', '--affected', '--output=json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const { packages } = JSON.parse(told.slice(told.indexOf('{'))) as { packages: { items: { name: string }[] } };
  return new Set(packages.items.map(({ name }) => name));
}

if (base !== undefined) {
  const since = [`--merge-base`, base, '--name-only'];
  const files = execFileSync('git', ['diff', ...since], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  const fresh = execFileSync('git', ['ls-files', '--others', '--exclude-standard'], { encoding: 'utf8' });
  const count = files.length + fresh.split('\n').filter(Boolean).length;
  const names = [...(affected ?? [])].toSorted().join(', ') || 'no package';
  process.stdout.write(`Since ${base.slice(0, 7)} ${count} files changed; they can turn red: ${names}.\n`);
}

// The product is tested on the frozen sample, whoever owns the site; the owner's content by the content's own tests.
const ownOptions = process.env['NODE_OPTIONS'];
process.env['NODE_OPTIONS'] = [ownOptions, ...testConditions.map((name) => `--conditions=${name}`)].join(' ').trim();

const begunAt = performance.now();
const reports = mkdtempSync(join(tmpdir(), 'asad-test-'));
await ensureBrowser();

const scope = base === undefined ? [] : ['--affected'];
const checks = [
  await runStep({ name: 'lint', command: 'oxlint', args: ['--type-aware'] }),
  await runStep({ name: 'types', command: 'turbo', args: ['run', 'typecheck', ...scope, '--output-logs=errors-only'] }),
  await runStep({ name: 'build', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] }),
];

const runners: StepResult[] = [];
const counts: TestCounts[] = [];
for (const [index, { name, projects, standsOn }] of GROUPS.entries()) {
  if (affected && standsOn && !standsOn.some((needed) => affected.has(needed))) {
    process.stdout.write(`\n— ${name}: left out, since nothing changed that ${standsOn.join(' or ')} stands on\n`);
    continue;
  }
  const report = join(reports, `${index}.json`);
  if (projects.length === 0) {
    const args = ['test', '--config=tooling/e2e/playwright.config.ts'];
    runners.push(await runStep({ name, command: 'playwright', args, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } }));
    counts.push(countPlaywright(report));
    continue;
  }
  const follows = base !== undefined && standsOn === undefined;
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    // Vitest leaves one core free by default; on two that is half of the machine.
    '--maxWorkers=100%',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(follows ? [`--changed=${base}`, '--passWithNoTests'] : []),
  ];
  runners.push(await runStep({ name, command: 'vitest', args, env: { SITE_BUILT: '1' } }));
  counts.push(countVitest(report, { mayBeEmpty: follows }));
}

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

process.stdout.write('\n');
for (const { name, seconds } of checks) process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${name}\n`);
for (const [index, { name, seconds }] of runners.entries()) {
  const { passed = 0, failed: lost = 0 } = counts[index] ?? {};
  process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${name}: ${passed + lost} tests\n`);
}
process.stdout.write(`${((performance.now() - begunAt) / 1_000).toFixed(1).padStart(7)} s  in all\n`);
for (const { name } of redChecks) process.stdout.write(`\nFailed: ${name}. Its output stands above.\n`);
if (base !== undefined && total('passed') + total('failed') === 0)
  process.stdout.write(`\nNo test was run: no test stands on a file that changed since ${base.slice(0, 7)}.\n`);
const skipped = total('skipped');
if (skipped > 0) process.stdout.write(`\n${skipped} skipped.\n`);
// The last line has one shape, whatever happened: others read it.
process.stdout.write(`\n${total('passed')} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);
