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
  readonly numFailedTestSuites?: number;
  readonly stats?: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number | undefined>>;
}

/**
 * A missing report, or one without tests unless `mayBeEmpty` (`--changed` may select none), is a failure. Flaky tests
 * and suites that fail outside tests count as failed.
 */
export function countTests(file: string, { mayBeEmpty = false } = {}): TestCounts {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numFailedTestSuites = 0, stats } = report;
  const { expected: passed = numPassedTests, unexpected = numFailedTests, flaky = 0 } = stats ?? {};
  const failed = unexpected + flaky || Math.min(1, numFailedTestSuites);
  const isEmpty = passed + failed === 0 && !mayBeEmpty;
  return { passed, failed: isEmpty ? 1 : failed, skipped: stats?.skipped ?? numPendingTests };
}
