import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

interface Manifest {
  readonly name?: string;
  readonly bin?: string | Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const read = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Every program that the workspace's own packages bring, by name: the file that Node runs. */
function findPrograms(): ReadonlyMap<string, string> {
  const packages = Object.keys(read(root).devDependencies ?? {}).map((name) => join(root, 'node_modules', name));
  return new Map(
    packages.flatMap((folder) => {
      const { name = '', bin = {} } = read(folder);
      const named = typeof bin === 'string' ? { [name]: bin } : bin;
      // pnpm and Node are programs themselves, not scripts.
      if (name === 'pnpm' || name === 'node') return [];
      return Object.entries(named).map(([program, file]) => [program, join(folder, file)] as const);
    }),
  );
}
let programs: ReadonlyMap<string, string> | undefined;

/**
 * A program of this workspace as something to spawn: its file, run by Node. A name alone is a shim on Windows (`.cmd`),
 * which only a shell runs, and a shell breaks paths that have a space. What is not ours keeps its name.
 */
export function byNode(program: string): readonly [command: string, ...args: string[]] {
  if (program === 'node') return [process.execPath];
  programs ??= findPrograms();
  const file = programs.get(program);
  return file === undefined ? [program] : [process.execPath, file];
}
