import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { testConditions } from '../portfolio-conditions.ts';
import { repeatFailures, runStep, type StepResult } from './run-step.ts';
import { countTests, type TestCounts } from './test-counts.ts';

interface TestGroup {
  readonly name: string;
  /** Empty for the Playwright journeys. */
  readonly projects: readonly string[];
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
  { name: 'end-to-end tests', projects: [] },
];
/** Other paths may contain spaces. */
const REPORTS = 'node_modules/.cache/tests';

// Refuses arguments: there are none.
parseArgs();
const say = (line: string): void => void process.stdout.write(`${line}\n`);

// The product is tested with the sample; the content's tests cover the owner's content.
const { NODE_OPTIONS: ownOptions = '' } = process.env;
process.env['NODE_OPTIONS'] = `${ownOptions} ${testConditions.map((name) => `--conditions=${name}`).join(' ')}`.trim();

const begunAt = performance.now();
rmSync(REPORTS, { recursive: true, force: true });
await ensureBrowser();
const TURBO = 'turbo run --output-logs=errors-only';
const checks = [
  await runStep({ name: 'lint', run: 'oxlint --type-aware' }),
  await runStep({ name: 'types', run: `${TURBO} typecheck` }),
  // The journeys render the sentences that they hear.
  await runStep({ name: 'build', run: `${TURBO} @asad/web#site @asad/functions#build` }),
];

const groups: { readonly result: StepResult; readonly counts: TestCounts }[] = [];
for (const { name, projects } of GROUPS) {
  const report = `${REPORTS}/${name.replaceAll(' ', '-')}.json`;
  // Vitest's default leaves one core free: half of a two-core machine.
  const vitest = `vitest run --maxWorkers=100% --reporter=dot --reporter=json --outputFile.json=${report} --project ${projects.join(' --project ')}`;
  const result = await runStep({
    name,
    run: projects.length > 0 ? vitest : 'playwright test --config=tooling/e2e/playwright.config.ts',
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(report) },
  });
  const counts = countTests(report);
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
