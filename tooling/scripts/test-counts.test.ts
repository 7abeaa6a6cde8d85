import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countTests } from './test-counts.ts';

function report(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'asad-counts-')), 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('counting tests', () => {
  it('adds up what Vitest reports', () => {
    const file = report({ numTotalTests: 12, numPassedTests: 9, numFailedTests: 2, numPendingTests: 1 });
    expect(countTests(file)).toEqual({ passed: 9, failed: 2, skipped: 1 });
  });

  it('takes a suite that broke outside of its tests for a failure', () => {
    const file = report({ numTotalTests: 3, numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1 });
    expect(countTests(file).failed).toBe(1);
  });

  it('takes a run without a report, a broken one, and one without tests for failures', () => {
    const nothing = { passed: 0, failed: 1, skipped: 0 };
    expect(countTests('/nowhere/report.json')).toEqual(nothing);
    expect(countTests(report('{"numTotal'))).toEqual(nothing);
    expect(countTests(report({ numTotalTests: 0 }))).toEqual(nothing);
    expect(countTests(report({ stats: { expected: 0, unexpected: 0 } }))).toEqual(nothing);
  });

  it('takes a flaky journey for a failed one', () => {
    expect(countTests(report({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 } }))).toEqual({
      passed: 5,
      failed: 3,
      skipped: 0,
    });
  });
});
