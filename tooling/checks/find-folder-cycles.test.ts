import { describe, expect, it } from 'vitest';
import { findFolderCycles } from './find-folder-cycles.ts';

const file = (path: string, text: string) => ({ path, text });

describe('findFolderCycles', () => {
  it.each([
    ['a static import', "import { b } from '../b/b.ts';"],
    ['a type', "import type { B } from '../b/b.ts';"],
    ['a dynamic import', "const b = await import('../b/b.ts');"],
    ['a re-export', "export * from '../b/b.ts';"],
  ])('finds folders that import each other by %s', (_, text) => {
    const files = [
      file('packages/x/src/a/a.ts', text),
      file('packages/x/src/b/b.ts', "import { a } from '../a/other.ts';"),
    ];
    expect(findFolderCycles(files)).toEqual([
      'packages/x/src/a and packages/x/src/b import each other: packages/x/src/a/a.ts, packages/x/src/b/b.ts',
    ]);
  });

  it('accepts one direction, files of one folder, and a folder that is assembled from inner ones', () => {
    const files = [
      file('packages/x/src/a/a.ts', "import { b } from '../b/b.ts'; import { c } from './c.ts';"),
      file('packages/x/src/index.ts', "export { a } from './a/a.ts';"),
      file('packages/x/src/a/c.ts', "import { types } from '../types.ts';"),
    ];
    expect(findFolderCycles(files)).toEqual([]);
  });
});
