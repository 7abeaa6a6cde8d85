import { dirname, join } from 'node:path';

/** The path starts at the repository's root. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Static, type and dynamic imports, re-exports. */
const IMPORT = /(?:from|import|import\()\s*['"](\.{1,2}\/[^'"]+)['"]/gu;

const packageOf = (path: string): string => /^(?:apps|packages|tooling)\/[^/]+/u.exec(path)?.[0] ?? '';

/**
 * Pairs of folders of one package that import each other. A folder and one inside it do not count: the outer one
 * assembles the inner ones.
 */
export function findFolderCycles(files: readonly SourceFile[]): readonly string[] {
  const importers = new Map<string, string>();
  for (const { path, text } of files)
    for (const [, specifier = ''] of text.matchAll(IMPORT)) {
      const from = dirname(path);
      const to = dirname(join(from, specifier));
      const isInside = `${to}/`.startsWith(`${from}/`) || `${from}/`.startsWith(`${to}/`);
      if (!isInside && packageOf(to) === packageOf(path)) importers.set(`${from} → ${to}`, path);
    }
  return [...importers].flatMap(([edge, path]) => {
    const [from = '', to = ''] = edge.split(' → ');
    const back = importers.get(`${to} → ${from}`);
    return back === undefined || from > to ? [] : [`${from} and ${to} import each other: ${path}, ${back}`];
  });
}
