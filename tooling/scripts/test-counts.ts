import { readFileSync } from 'node:fs';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const NOTHING: TestCounts = { passed: 0, failed: 0, skipped: 0 };
/** No report: the runner died before it wrote one, which is a failure of its own. */
const NO_REPORT: TestCounts = { passed: 0, failed: 1, skipped: 0 };

export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Counts of Vitest's JSON report. A report without a single test is a failure: something was not found; unless a change
 * was followed (`mayBeEmpty`), which may touch none.
 */
export function countVitest(file: string, { mayBeEmpty = false } = {}): TestCounts {
  const report = readJson(file) as
    | {
        numPassedTests?: number;
        numFailedTests?: number;
        numPendingTests?: number;
        numFailedTestSuites?: number;
        numTotalTests?: number;
      }
    | undefined;
  if (report?.numTotalTests === 0 && mayBeEmpty && !report.numFailedTestSuites) return NOTHING;
  if (!report?.numTotalTests) return NO_REPORT;
  const {
    numPassedTests: passed = 0,
    numFailedTests = 0,
    numPendingTests: skipped = 0,
    numFailedTestSuites = 0,
  } = report;
  // A suite that fails outside of its tests (an import that throws) has no failed test, and is no less red.
  return { passed, failed: numFailedTests || (numFailedTestSuites > 0 ? 1 : 0), skipped };
}

/** Counts of Playwright's JSON report; a flaky test is a failed one. */
export function countPlaywright(file: string): TestCounts {
  const report = readJson(file) as
    | { stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number } }
    | undefined;
  if (!report?.stats?.expected && !report?.stats?.unexpected) return NO_REPORT;
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}
