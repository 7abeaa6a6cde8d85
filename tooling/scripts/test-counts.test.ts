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
  it('adds up Vitest’s results', () => {
    const file = report({ numTotalTests: 12, numPassedTests: 9, numFailedTests: 2, numPendingTests: 1 });
    expect(countTests(file)).toEqual({ passed: 9, failed: 2, skipped: 1 });
  });

  it('counts a suite that failed outside its tests as a failure', () => {
    const file = report({ numTotalTests: 3, numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1 });
    expect(countTests(file).failed).toBe(1);
  });

  it('counts a run without a report, with a broken report or without tests as a failure', () => {
    const nothing = { passed: 0, failed: 1, skipped: 0 };
    expect(countTests('/nowhere/report.json')).toEqual(nothing);
    expect(countTests(report('{"numTotal'))).toEqual(nothing);
    expect(countTests(report({ numTotalTests: 0 }))).toEqual(nothing);
    expect(countTests(report({ stats: { expected: 0, unexpected: 0 } }))).toEqual(nothing);
  });

  it('counts a flaky journey as a failure', () => {
    expect(countTests(report({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 } }))).toEqual({
      passed: 5,
      failed: 3,
      skipped: 0,
    });
  });
});
