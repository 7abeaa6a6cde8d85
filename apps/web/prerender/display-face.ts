import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { toPath } from '../src/site/to-path.ts';
import subsetFont from 'subset-font';

const source = createRequire(import.meta.url).resolve(
  '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
);

const UNNEEDED_TABLES = ['GSUB', 'GDEF', 'gasp', 'prep'];

/** Browsers reject a font without a name table but accept an empty one. */
const forgetNames = (sfnt: Buffer): Buffer => {
  const edited = Buffer.from(sfnt);
  for (let record = 12; record < 12 + edited.readUInt16BE(4) * 16; record += 16) {
    if (edited.toString('latin1', record, record + 4) !== 'name') continue;
    const start = edited.readUInt32BE(record + 8);
    edited.writeUInt16BE(0, start + 2);
    edited.writeUInt16BE(6, start + 4); // Text storage starts after the six-byte header.
    edited.writeUInt32BE(6, record + 12);
  }
  return edited;
};

const subset = async (text: string, unneeded: readonly string[]): Promise<Buffer> => {
  const options = { noHinting: true, noLayoutClosure: true, dropTables: unneeded };
  const sfnt = await subsetFont(readFileSync(source), text, { ...options, targetFormat: 'sfnt' });
  return subsetFont(forgetNames(sfnt), text, { ...options, targetFormat: 'woff2' });
};

/** Small enough (3 kB) to inline for the first paint; empty without a letter of this face. */
export const inlineHeadlineFace = async (headline: string): Promise<string> => {
  if (!/\p{Script=Latin}/u.test(headline)) return '';
  const font = await subset(headline, UNNEEDED_TABLES);
  return `@font-face{font-family:"Young Serif Headline";src:url(data:font/woff2;base64,${font.toString('base64')}) format("woff2")}`;
};

/** The face for the rest of the page. Until it loads, theme.css shows a fallback with the same metrics. */
export const writeDisplayFace = async (dist: string, text: string): Promise<string> => {
  const font = await subset(text, UNNEEDED_TABLES);
  const address = `/assets/young-serif-${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`;
  writeFileSync(join(dist, address), font);
  return `@font-face{font-family:"Young Serif";src:url(${toPath(address)}) format("woff2");font-display:swap}`;
};
