import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { byNode } from '../by-node.ts';
import { testConditions } from '../portfolio-conditions.ts';
import { repeatFailures, runStep, type StepResult } from './run-step.ts';
import { countTests, type TestCounts } from './test-counts.ts';

interface TestGroup {
  readonly name: string;
  /** Empty for the Playwright journeys. */
  readonly projects: readonly string[];
  /** Runs whole if one of these packages is affected; otherwise Vitest follows imports. */
  readonly standsOn?: readonly string[];
}

/** Cheapest failures first. In parallel, Chromium instances starve each other on two cores. */
const GROUPS: readonly TestGroup[] = [
  {
    name: 'unit tests',
    projects: ['content', 'call-core', 'guide', 'ui', 'web', 'functions', 'functions-deployed', 'tooling', 'training'],
  },
  // One process: each starts a server, and Storybook takes seconds.
  {
    name: 'components in a browser',
    projects: ['call-core-browser', 'guide-browser', 'ui-browser', 'stories'],
  },
  { name: 'end-to-end tests', projects: [], standsOn: ['@asad/web', '@asad/functions', '@asad/tooling'] },
];
/** Other paths may contain spaces. */
const REPORTS = 'node_modules/.cache/tests';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const ask = (program: string, ...args: readonly string[]): string => {
  const [command, ...before] = byNode(program);
  return execFileSync(command, [...before, ...args], { encoding: 'utf8' }).trim();
};

/** `--changed`: tests affected since main (on main: since the last commit). */
const { changed } = parseArgs({ options: { changed: { type: 'boolean' } } }).values;
const base = changed ? ask('git', 'merge-base', 'main', 'HEAD') : undefined;

/** Undefined runs all tests. */
function findAffected(): readonly string[] | undefined {
  if (base === undefined) return undefined;
  process.env['TURBO_SCM_BASE'] = base;
  const listing = ask('turbo', 'ls', '--affected', '--output=json');
  const { packages } = JSON.parse(listing.slice(listing.indexOf('{'))) as { packages: { items: { name: string }[] } };
  const names = packages.items.map(({ name }) => name).toSorted();
  say(`What changed since ${base.slice(0, 7)} can turn red: ${names.join(', ') || 'no package'}.`);
  return names;
}
const affected = findAffected();

// The product is tested with the sample; the content's tests cover the owner's content.
const { NODE_OPTIONS: ownOptions = '' } = process.env;
process.env['NODE_OPTIONS'] = `${ownOptions} ${testConditions.map((name) => `--conditions=${name}`).join(' ')}`.trim();

const begunAt = performance.now();
rmSync(REPORTS, { recursive: true, force: true });
await ensureBrowser();
const TURBO = 'turbo run --output-logs=errors-only';
const checks = [
  await runStep({ name: 'lint', run: 'oxlint --type-aware' }),
  await runStep({ name: 'types', run: `${TURBO} typecheck${base === undefined ? '' : ' --affected'}` }),
  // The journeys render the sentences that they hear.
  await runStep({ name: 'build', run: `${TURBO} @asad/web#site @asad/functions#build` }),
];

const groups: { readonly result: StepResult; readonly counts: TestCounts }[] = [];
for (const { name, projects, standsOn } of GROUPS) {
  if (affected && standsOn && !standsOn.some((needed) => affected.includes(needed))) {
    say(`\n— ${name}: left out, since nothing changed that ${standsOn.join(' or ')} stands on`);
    continue;
  }
  const report = `${REPORTS}/${name.replaceAll(' ', '-')}.json`;
  const follows = base !== undefined && standsOn === undefined;
  // Vitest's default leaves one core free: half of a two-core machine.
  const vitest = `vitest run --maxWorkers=100% --reporter=dot --reporter=json --outputFile.json=${report} --project ${projects.join(' --project ')}${follows ? ` --changed=${base} --passWithNoTests` : ''}`;
  const result = await runStep({
    name,
    run: projects.length > 0 ? vitest : 'playwright test --config=tooling/e2e/playwright.config.ts',
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(report) },
  });
  const counts = countTests(report, { mayBeEmpty: follows });
  // A lost browser or an unhandled rejection is a failure without a failed test.
  groups.push({ result, counts: result.isOk ? counts : { ...counts, failed: counts.failed || 1 } });
}

const total = (key: keyof TestCounts): number => groups.reduce((sum, { counts }) => sum + counts[key], 0);
repeatFailures(groups.map(({ result }) => result));
const red = repeatFailures(checks).map(({ name }) => name);
const time = (seconds: number): string => `${seconds.toFixed(1).padStart(7)} s `;
say('');
for (const { name, seconds } of checks) say(`${time(seconds)} ${name}`);
for (const { result, counts } of groups)
  say(`${time(result.seconds)} ${result.name}: ${counts.passed + counts.failed} tests`);
say(`${time((performance.now() - begunAt) / 1_000)} in all, ${total('skipped')} tests skipped`);
if (red.length > 0) say(`\nFailed: ${red.join(', ')}. Their output is above.`);
// Other tools parse the last line.
say(`\n${total('passed')} passed, ${total('failed') + red.length} failed`);
process.exit(total('failed') + red.length > 0 ? 1 : 0);
