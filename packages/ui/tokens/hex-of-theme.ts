import { clampRgb, converter, formatHex } from 'culori';
import { readColours } from './read-colours.ts';

const toRgb = converter('rgb');

/** Without alpha, and clipped to sRGB. */
const toHex = (css: string): string => {
  const rgb = toRgb(clampRgb(css));
  if (rgb === undefined) throw new Error(`${css} is no colour: write it as oklch(lightness chroma hue).`);
  return formatHex({ ...rgb, alpha: 1 });
};

/** Returns the colours of theme.css by theme and name. */
export const hexOfTheme = (css: string) => {
  const colours = Object.entries(readColours(css));
  const of = (index: 0 | 1) => Object.fromEntries(colours.map(([name, pair]) => [name, toHex(pair[index])]));
  return { light: of(0), dark: of(1) };
};
