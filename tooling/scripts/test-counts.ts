import { readFileSync } from 'node:fs';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  readonly stats?: Readonly<Record<'expected' | 'unexpected' | 'skipped', number>>;
}

/** A missing report, or one without tests, is a failure. */
export function countTests(file: string): TestCounts {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, stats } = report;
  const vitest = { expected: numPassedTests, unexpected: numFailedTests, skipped: numPendingTests };
  const { expected: passed, unexpected: failed, skipped } = stats ?? vitest;
  return { passed, failed: passed + failed === 0 ? 1 : failed, skipped };
}
