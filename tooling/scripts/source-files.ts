import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Source {
  /** Path from the workspace's root, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** The TypeScript files that git knows below `folder`, new ones included, ignored ones not. */
export function readSources(folder: string): readonly Source[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', folder], {
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((path) => /\.[cm]?tsx?$/.test(path))
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(path, 'utf8') }];
      } catch {
        // Deleted and not committed yet.
        return [];
      }
    });
}

/** What a module names after `from`, `import` or `import()`, types included. */
export function findImports(text: string): readonly string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const found = code.matchAll(
    /^\s*(?:import|export)\b(?:[^'";]*?\bfrom)?\s*(['"])([^'"\n]+)\1|\bimport\s*\(\s*(['"])([^'"\n]+)\3/gm,
  );
  return [...found].map((match) => match[2] ?? match[4] ?? '');
}
