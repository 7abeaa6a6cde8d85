import type { CSSProperties } from 'react';

/** Shorter ones have room in any card, in any size. */
const SHORT = 12;

/** For the sheet of a large text: how many letters must stand on one line, so that it can take a smaller size for many. */
export const fitLine = (text = ''): CSSProperties | undefined =>
  text.length > SHORT ? ({ '--letters': text.length } as CSSProperties) : undefined;

/** The same for a text that breaks at its spaces and hyphens, and not within a long word. */
export const fitWords = (text: string): CSSProperties | undefined =>
  fitLine(text.split(/\s|(?<=-)/u).reduce((longest, word) => (word.length > longest.length ? word : longest), ''));
