/** `oklch(lightness chroma hue / alpha)`. */
export type ColourPair = readonly [parchment: string, night: string];

const COLOUR = /^ +--([\w-]+): (?:light-dark\()?(oklch\([^)]+\))(?:, (oklch\([^)]+\)))?/gm;

/** Returns the colours of theme.css, their source, by name. */
export const readColours = (css: string): Readonly<Record<string, ColourPair>> =>
  Object.fromEntries([...css.matchAll(COLOUR)].map(([, name, day = '', night = day]) => [name, [day, night]]));
