import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { writeAsset } from './write-asset.ts';

const { resolve } = createRequire(import.meta.url);
/** Variable from 300 to 900: 20 kB, and 10 kB more for content with letters such as Ł. */
const FILES = {
  latin: resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  more: resolve('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'),
};
const MORE_LETTERS = /[\u{100}-\u{24F}\u{1E00}-\u{1EFF}]/u;

/** Returns the URLs of the text face for these characters. */
export const writeTextFace = (dist: string, text: string): readonly string[] =>
  [FILES.latin, ...(MORE_LETTERS.test(text) ? [FILES.more] : [])].map((file) =>
    writeAsset(dist, 'figtree.woff2', readFileSync(file)),
  );
