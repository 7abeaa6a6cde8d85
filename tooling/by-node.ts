import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

interface Manifest {
  readonly name?: string;
  readonly bin?: string | Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const read = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** By name, with the file that Node runs. */
function findPrograms(): ReadonlyMap<string, string> {
  const packages = Object.keys(read(root).devDependencies ?? {}).map((name) => join(root, 'node_modules', name));
  return new Map(
    packages.flatMap((folder) => {
      const { name = '', bin = {} } = read(folder);
      const named = typeof bin === 'string' ? { [name]: bin } : bin;
      // pnpm and Node are not scripts.
      if (name === 'pnpm' || name === 'node') return [];
      return Object.entries(named).map(([program, file]) => [program, join(folder, file)] as const);
    }),
  );
}
let programs: ReadonlyMap<string, string> | undefined;

/**
 * A workspace program as its file, run by Node. On Windows a name is a shim (`.cmd`): only a shell runs it, and breaks
 * paths with spaces. Other programs keep their names.
 */
export function byNode(program: string): readonly [command: string, ...args: string[]] {
  if (program === 'node') return [process.execPath];
  programs ??= findPrograms();
  const file = programs.get(program);
  return file === undefined ? [program] : [process.execPath, file];
}
