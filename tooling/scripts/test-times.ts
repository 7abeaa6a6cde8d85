import { relative } from 'node:path';
import { readJson } from './test-counts.ts';

export interface FileTime {
  readonly file: string;
  readonly seconds: number;
  readonly tests: number;
}

interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly unknown[];
  }[];
}

interface Suite {
  readonly specs?: readonly { readonly tests: readonly { readonly results: readonly { duration: number }[] }[] }[];
  readonly suites?: readonly Suite[];
  readonly file?: string;
}

/** How long each file of a Vitest report took, its imports excepted. */
export const timesOfVitest = (report: string): readonly FileTime[] =>
  ((readJson(report) as VitestReport | undefined)?.testResults ?? []).map((result) => ({
    file: relative(process.cwd(), result.name),
    seconds: (result.endTime - result.startTime) / 1_000,
    tests: result.assertionResults.length,
  }));

const durationsOf = ({ specs = [], suites = [] }: Suite): readonly number[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  ...suites.flatMap(durationsOf),
];

/** How long the tests of each file of a Playwright report took together. */
export const timesOfPlaywright = (report: string): readonly FileTime[] =>
  ((readJson(report) as Suite | undefined)?.suites ?? []).map((suite) => {
    const durations = durationsOf(suite);
    return {
      file: `tooling/e2e/${suite.file ?? ''}`,
      seconds: durations.reduce((sum, ms) => sum + ms, 0) / 1_000,
      tests: durations.length,
    };
  });

const SHOWN = 12;

/** The slowest files as a table: where the time goes. */
export const describeTimes = (times: readonly FileTime[]): string =>
  [...times]
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SHOWN)
    .map(
      ({ file, seconds, tests }) => `${seconds.toFixed(1).padStart(7)} s  ${String(tests).padStart(4)} tests  ${file}`,
    )
    .join('\n');
