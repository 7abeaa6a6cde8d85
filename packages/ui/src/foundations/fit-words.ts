import type { CSSProperties } from 'react';

/** Shorter words fit any card at any size. */
const SHORT = 12;

/** Exposes the number of letters on one line to CSS, which reduces the font size of long text. */
export const fitLine = (text = ''): CSSProperties | undefined =>
  text.length > SHORT ? ({ '--letters': text.length } as CSSProperties) : undefined;

/** Like `fitLine`, for text that may break at spaces and hyphens but not within a word. */
export const fitWords = (text: string): CSSProperties | undefined =>
  fitLine(text.split(/\s|(?<=-)/u).reduce((longest, word) => (word.length > longest.length ? word : longest), ''));
