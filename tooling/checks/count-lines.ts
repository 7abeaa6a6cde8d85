/** Prints the lines of each package, and fails above its ceiling (`ceilings.json`). */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Lines {
  readonly source: number;
  readonly tests: number;
}

const root = join(import.meta.dirname, '../..');
const ceilings = JSON.parse(readFileSync(new URL('ceilings.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, Lines>
>;
const kindOf = (file: string): 'source' | 'tests' | 'stories' => {
  if (/\.(test|e2e|spec|bench)\.|\/testing\//.test(file)) return 'tests';
  return file.includes('.stories.') ? 'stories' : 'source';
};
const packageOf = (file: string): string => Object.keys(ceilings).find((folder) => file.startsWith(`${folder}/`)) ?? '';

const files = execFileSync('git', ['ls-files', ...Object.keys(ceilings)], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|js|css)$/.test(file));
const counted = new Map(Object.keys(ceilings).map((folder) => [folder, { source: 0, tests: 0, stories: 0 }]));
for (const file of files) {
  const lines = counted.get(packageOf(file));
  if (lines) lines[kindOf(file)] += readFileSync(join(root, file), 'utf8').split('\n').length - 1;
}

const isAbove = (lines: Lines, { source, tests }: Lines): boolean => lines.source > source || lines.tests > tests;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
say(`${'lines (at most)'.padEnd(22)}${'source'.padStart(16)}${'tests'.padStart(16)}${'stories'.padStart(9)}`);
for (const [folder, lines] of counted) {
  const ceiling = ceilings[folder] ?? { source: 0, tests: 0 };
  const cell = (kind: keyof Lines): string => `${lines[kind]} (${ceiling[kind]})`.padStart(16);
  say(`${folder.padEnd(22)}${cell('source')}${cell('tests')}${String(lines.stories).padStart(9)}`);
  if (isAbove(lines, ceiling)) {
    say(`${folder} is above its ceiling: remove a mechanism, or raise it with a sentence in the commit.`);
    process.exitCode = 1;
  }
}
