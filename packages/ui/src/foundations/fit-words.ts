import type { CSSProperties } from 'react';

const SHORT = 12;
/** Chinese, Japanese and Thai write no spaces. */
const BREAK = /\s|(?<=[-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])/u;

/** In letters: a capital is wider by a third. */
const widthOf = (text: string): number => Math.floor(text.length + text.replaceAll(/\P{Lu}/gu, '').length / 3);

/** Exposes the number of letters on one line: CSS shrinks long text. */
export const fitLine = (text = ''): CSSProperties | undefined =>
  widthOf(text) > SHORT ? ({ '--letters': widthOf(text) } as CSSProperties) : undefined;

/** Like `fitLine`, for text that may break at spaces and hyphens. */
export const fitWords = (text: string): CSSProperties | undefined =>
  fitLine(text.split(BREAK).reduce((longest, word) => (widthOf(word) > widthOf(longest) ? word : longest), ''));
