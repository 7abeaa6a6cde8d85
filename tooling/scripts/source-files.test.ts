import { describe, expect, it } from 'vitest';
import { findImports } from './source-files.ts';

describe('finding what a module imports', () => {
  it('sees every way of naming a module, types included', () => {
    const text = `
      import { a } from 'one';
      import type { B } from "two";
      import 'three';
      import c, {
        d,
      } from 'four';
      export { e } from './five.ts';
      export * from './six.ts';
      const f = await import('seven');
    `;
    expect(findImports(text)).toEqual(['one', 'two', 'three', 'four', './five.ts', './six.ts', 'seven']);
  });

  it('sees none in comments and in words', () => {
    expect(
      findImports(`// import { a } from 'one';\n/* export * from 'two' */\nconst words = "taken from 'three'";`),
    ).toEqual([]);
  });
});
