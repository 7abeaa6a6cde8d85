import { dirname, join, normalize } from 'node:path';
import { findImports, readSources, type Source } from './source-files.ts';

/** The measure of the house, printed by `pnpm check`: it judges nothing, it lets nobody be surprised. */
const ROOMS = [
  'packages/content',
  'packages/call-core',
  'packages/guide',
  'packages/ui',
  'apps/web',
  'apps/functions',
  'tooling',
] as const;
const SERVES_TESTS = /\.(test|e2e|stories|bench)\.|\/testing\/|\/(test-tab|loopback-call)\.ts$/;
/** Blocks of so many equal lines count as written twice. */
const BLOCK = 6;

const percentile = (sorted: readonly number[], ratio: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * ratio))] ?? 0;

const linesOf = ({ text }: Source): number => text.split('\n').length - 1;

/** Groups of files that reach one another, dynamic imports and types included (Tarjan's strongly connected components). */
const findCycles = (sources: readonly Source[]): readonly (readonly string[])[] => {
  const known = new Set(sources.map(({ path }) => path));
  const edges = new Map(
    sources.map(({ path, text }) => [
      path,
      findImports(text)
        .filter((target) => target.startsWith('.'))
        .map((target) => normalize(join(dirname(path), target)))
        .filter((target) => known.has(target)),
    ]),
  );
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (path: string): void => {
    order.set(path, order.size);
    low.set(path, order.get(path) ?? 0);
    stack.push(path);
    for (const next of edges.get(path) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(path, Math.min(low.get(path) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(path) !== order.get(path)) return;
    const group = stack.splice(stack.indexOf(path));
    if (group.length > 1) cycles.push(group);
  };
  for (const path of known) if (!order.has(path)) visit(path);
  return cycles;
};

/** How many blocks of equal lines stand in more than one place, longer ones counted once. */
const countDuplicates = (sources: readonly Source[]): number => {
  const seen = new Map<string, string>();
  let blocks = 0;
  for (const { path, text } of sources) {
    const lines = text.split('\n').map((line) => line.trim());
    let inBlock = false;
    for (let start = 0; start + BLOCK <= lines.length; start += 1) {
      const block = lines.slice(start, start + BLOCK);
      const isThin = block.filter((line) => line.length > 12 && !line.startsWith('import ')).length < BLOCK - 2;
      const key = block.join('\n');
      const before = seen.get(key);
      if (!isThin && before !== undefined && !inBlock) blocks += 1;
      inBlock = !isThin && before !== undefined;
      if (before === undefined) seen.set(key, path);
    }
  }
  return blocks;
};

/** Exports of the packages' sources that have a docstring right above them, and all of them. */
const countDocumented = (sources: readonly Source[]): readonly [documented: number, all: number] => {
  let documented = 0;
  let all = 0;
  for (const { text } of sources) {
    const lines = text.split('\n');
    lines.forEach((line, index) => {
      if (!/^export (async )?(const|function|class|interface|type) /.test(line)) return;
      all += 1;
      if (/\*\/\s*$/.test(lines[index - 1] ?? '')) documented += 1;
    });
  }
  return [documented, all];
};

const sources = readSources('.').filter(({ path }) => !SERVES_TESTS.test(path));
const lengths = sources.map(linesOf).toSorted((one, other) => one - other);
const say = (text: string): void => void process.stdout.write(`${text}\n`);

say(
  `${sources.length} source files: median ${percentile(lengths, 0.5)} lines, 90th percentile ${percentile(lengths, 0.9)}`,
);
for (const room of ROOMS) {
  const own = sources.filter(({ path }) => path.startsWith(`${room}/`));
  const sorted = own.map(linesOf).toSorted((one, other) => one - other);
  const sum = sorted.reduce((total, lines) => total + lines, 0);
  say(
    `  ${room}: ${sum} lines in ${own.length} files (median ${percentile(sorted, 0.5)}, 90th ${percentile(sorted, 0.9)})`,
  );
}
const cycles = findCycles(sources);
say(`  all: ${lengths.reduce((total, lines) => total + lines, 0)} lines`);
say(`cycles, dynamic imports counted: ${cycles.length}`);
for (const cycle of cycles) say(`  ${cycle.join(' → ')}`);
say(`any: ${sources.reduce((sum, { text }) => sum + (text.match(/(?::|as|<)\s*any\b/g)?.length ?? 0), 0)}`);
const [documented, all] = countDocumented(sources.filter(({ path }) => path.startsWith('packages/')));
say(`exports of the packages with a docstring: ${documented} of ${all} (${Math.round((documented / all) * 100)} %)`);
say(`blocks of ${BLOCK} equal lines that stand twice: ${countDuplicates(sources)}`);
