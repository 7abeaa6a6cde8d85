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
  it.each([
    ['Vitest', { numTotalTests: 12, numPassedTests: 9, numFailedTests: 2, numPendingTests: 1 }],
    ['Playwright', { stats: { expected: 9, unexpected: 2, flaky: 0, skipped: 1 } }],
  ])('adds up the results of %s', (_, content) => {
    expect(countTests(report(content))).toEqual({ passed: 9, failed: 2, skipped: 1 });
  });

  it.each([
    ['no report', '/nowhere/report.json'],
    ['a broken report', report('{"numTotal')],
    ['no tests of Vitest', report({ numTotalTests: 0 })],
    ['no tests of Playwright', report({ stats: { expected: 0, unexpected: 0, skipped: 0 } })],
  ])('counts a run with %s as a failure', (_, file) => {
    expect(countTests(file)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});
