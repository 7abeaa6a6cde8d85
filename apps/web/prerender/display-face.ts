import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { writeAsset } from './write-asset.ts';

const source = createRequire(import.meta.url).resolve(
  '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
);

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

const subset = async (text: string): Promise<Buffer> => {
  const options = { noHinting: true, noLayoutClosure: true, dropTables: ['GSUB', 'GDEF', 'gasp', 'prep'] };
  const sfnt = await subsetFont(readFileSync(source), text, { ...options, targetFormat: 'sfnt' });
  return subsetFont(forgetNames(sfnt), text, { ...options, targetFormat: 'woff2' });
};

/** Small enough (3 kB) to inline for the first paint; empty without a letter of this face. */
export const inlineHeadlineFace = async (headline: string): Promise<string> => {
  if (!/\p{Script=Latin}/u.test(headline)) return '';
  const font = await subset(headline);
  return `@font-face{font-family:"Young Serif Headline";src:url(data:font/woff2;base64,${font.toString('base64')}) format("woff2")}`;
};

/** The face for the rest of the page. Until it loads, theme.css shows a fallback with the same metrics. */
export const writeDisplayFace = async (dist: string, text: string): Promise<string> => {
  const address = writeAsset(dist, 'young-serif.woff2', await subset(text));
  return `@font-face{font-family:"Young Serif";src:url(${address}) format("woff2");font-display:swap}`;
};
