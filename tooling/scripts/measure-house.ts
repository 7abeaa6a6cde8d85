import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Not counted. All else is printed by package and folder with `pnpm check`, and fails nothing. */
const TESTS = /\.(test|e2e|stories|bench)\.|\/testing\/|\/(test-tab|loopback-call)\.ts$/;
/** Benches, rehearsals, mutants: they try or measure the product, and are counted for themselves as well. */
const PROVES = /\/(mutants|rehearsal|parity|bench|quality|engines)\//;

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
const sources = listed
  .split('\n')
  .filter((path) => /\.[cm]?tsx?$/.test(path) && !TESTS.test(path) && existsSync(path))
  .map((path) => {
    const text = readFileSync(path, 'utf8');
    return { path, text, lines: text.split('\n').length - 1 };
  });

/** Where a file is counted: the first folder in its package; files of the root or of a package itself count together. */
const roomOf = (path: string, depth = 3): string =>
  path.split('/').slice(0, -1).slice(0, depth).join('/') || 'the root';
const rooms = Object.groupBy(sources, ({ path }) => roomOf(path));
for (const [room, own = []] of Object.entries(rooms).toSorted(([one], [other]) => one.localeCompare(other))) {
  const sorted = own.map(({ lines }) => lines).toSorted((one, other) => one - other);
  const sum = sorted.reduce((total, lines) => total + lines, 0);
  const at = (ratio: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * ratio))] ?? 0;
  process.stdout.write(
    `${room}: ${sum} lines in ${own.length} files (median ${at(0.5)}, 90th percentile ${at(0.9)})\n`,
  );
}

const sumOf = (some: typeof sources): number => some.reduce((sum, { lines }) => sum + lines, 0);
const packages = Object.groupBy(sources, ({ path }) => roomOf(path, path.startsWith('tooling/') ? 1 : 2));
for (const [name, own = []] of Object.entries(packages).toSorted(([one], [other]) => one.localeCompare(other)))
  process.stdout.write(`in all of ${name}: ${sumOf(own)}\n`);

const countOf = (pattern: RegExp, from = sources): number =>
  from.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
const ofPackages = sources.filter(({ path }) => path.startsWith('packages/'));
const EXPORTS = String.raw`^export (async )?(const|function|class|interface|type) `;
process.stdout.write(
  `in all: ${sumOf(sources)} lines in ${sources.length} files, of which ${sumOf(sources.filter(({ path }) => PROVES.test(path)))} prove the rest
any: ${countOf(/(?::|as|<)\s*any\b/g)}
exports of the packages with a docstring: ${countOf(new RegExp(String.raw`\*/\s*\n${EXPORTS}`, 'gm'), ofPackages)} of ${countOf(new RegExp(EXPORTS, 'gm'), ofPackages)}
`,
);
