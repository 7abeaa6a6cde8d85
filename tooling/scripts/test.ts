import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { runStep } from './run-step.ts';
import { countPlaywright, countVitest } from './test-counts.ts';

/** Everything that must hold, in the order in which a failure is cheapest to find. */
const reports = mkdtempSync(join(tmpdir(), 'asad-test-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
process.env['CHROME_PATH'] = await ensureBrowser();

const checks = [
  await runStep({ name: 'lint', command: 'oxlint', args: ['--type-aware'] }),
  await runStep({ name: 'types', command: 'turbo', args: ['run', 'typecheck', '--output-logs=errors-only'] }),
  await runStep({ name: 'build', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] }),
];
const unit = await runStep({
  name: 'unit, browser and story tests',
  command: 'vitest',
  args: ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`],
});
const journeys = await runStep({
  name: 'end-to-end tests',
  command: 'playwright',
  args: ['test', '--config=tooling/e2e/playwright.config.ts'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
});

const counts = [countVitest(vitestReport), countPlaywright(playwrightReport)];
const total = (key: 'passed' | 'failed' | 'skipped'): number => counts.reduce((sum, count) => sum + count[key], 0);
const redChecks = checks.filter(({ isOk }) => !isOk);
// A runner that fails without a failed test (a lost browser, an unhandled rejection) must not look green.
const redRunners = [unit, journeys].filter(({ isOk }) => !isOk).length > 0 && total('failed') === 0 ? 1 : 0;
const failed = total('failed') + redChecks.length + redRunners;
rmSync(reports, { recursive: true, force: true });

for (const { name } of redChecks) process.stdout.write(`\nFailed: ${name}. Its output stands above.\n`);
const skipped = total('skipped');
process.stdout.write(`\n${total('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
process.exit(failed > 0 ? 1 : 0);
