import type { CSSProperties } from 'react';

const SHORT = 12;

/** Exposes the number of letters on one line: CSS shrinks long text. */
export const fitLine = (text = ''): CSSProperties | undefined =>
  text.length > SHORT ? ({ '--letters': text.length } as CSSProperties) : undefined;

/** Like `fitLine`, for text that may break at spaces and hyphens. */
export const fitWords = (text: string): CSSProperties | undefined =>
  fitLine(text.split(/\s|(?<=-)/u).reduce((longest, word) => (word.length > longest.length ? word : longest), ''));
