import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applyMutant, MUTANT_VARIABLE, type Mutant } from './mutant.ts';
import { MUTANTS } from './mutants.ts';

/**
 * Takes every guard out, one by one, and runs its trap's tests: each must go red. `node mutants/run.ts [name…]`.
 * The mutant is built in memory by a plugin of the test runner, so that nothing needs to be put back.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'call-core-mutants-'));
const TRAPS = 19;

interface Report {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function runTests(pattern: string, { inNode = false, mutant = '', files = '' }): Promise<Report | undefined> {
  const file = join(reports, `${mutant || 'none'}${inNode ? '-node' : ''}.json`);
  const config = inNode ? 'vitest.config.ts' : 'vitest.browser.config.ts';
  return new Promise((resolve) => {
    const child = spawn(
      'vitest',
      [
        'run',
        `--config=${config}`,
        ...(files ? [files] : []),
        '-t',
        pattern,
        '--reporter=json',
        `--outputFile=${file}`,
        '--testTimeout=8000',
      ],
      { cwd: root, stdio: 'ignore', env: { ...process.env, [MUTANT_VARIABLE]: mutant } },
    );
    child.on('error', () => resolve(undefined));
    child.on('close', () => resolve(readReport(file)));
  });
}

/** A mutant whose patch no longer fits would look like a guard that does not matter. */
function checkFit(mutant: Mutant): void {
  for (const { file } of mutant.patches) {
    const path = join(root, 'src', file);
    applyMutant(mutant, path, readFileSync(path, 'utf8'));
  }
}

const names = process.argv.slice(2);
const chosen = MUTANTS.filter(({ name }) => names.length === 0 || names.includes(name));
for (const mutant of chosen) checkFit(mutant);

const covered = new Set(MUTANTS.map(({ name }) => Number.parseInt(name, 10)));
const missing = Array.from({ length: TRAPS }, (_, index) => index + 1).filter((trap) => !covered.has(trap));
let survivors = 0;

const sound = await Promise.all([false, true].map((inNode) => runTests('trap', { inNode })));
const isSound = sound.every((report) => report && report.numFailedTests === 0 && report.numPassedTests > 0);
process.stdout.write(`${isSound ? 'ok    ' : 'FAILED'} without a mutant every trap's test is green\n`);

for (const { name, what, inNode = false, ...rest } of chosen) {
  const { tests = `trap ${Number.parseInt(name, 10)}:`, files = inNode ? '' : 'traps-of' } = rest;
  const report = await runTests(tests, { inNode, mutant: name, files });
  const red = report?.numFailedTests ?? 0;
  // No test at all is no proof either.
  const verdict = report && report.numPassedTests + red > 0 ? (red > 0 ? 'killed' : 'SURVIVED') : 'NOT RUN';
  if (verdict !== 'killed') survivors += 1;
  process.stdout.write(`${verdict.padEnd(8)} ${name.padEnd(10)} ${what} (${red} red)\n`);
}
rmSync(reports, { recursive: true, force: true });
if (missing.length > 0) process.stdout.write(`FAILED traps without a mutant: ${missing.join(', ')}\n`);
process.stdout.write(`${chosen.length - survivors} of ${chosen.length} mutants killed\n`);
process.exit(isSound && survivors === 0 && missing.length === 0 ? 0 : 1);
