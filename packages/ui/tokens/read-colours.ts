/** `oklch(lightness chroma hue / alpha)`. */
export type ColourPair = readonly [parchment: string, night: string];

export interface ColourGroup {
  readonly id: string;
  readonly note: string;
  readonly colours: Readonly<Record<string, ColourPair>>;
}

const GROUP = /\/\* (\w+): (.+) \*\/\n((?: +--[\w-]+: (?:light-dark|oklch).+\n)+)/g;
const COLOUR = /--([\w-]+): (?:light-dark\()?(oklch\([^)]+\))(?:, (oklch\([^)]+\)))?/g;

/** Returns the colours of theme.css, their source. A group begins with its id and a note: `/* id: note *\/`. */
export const readColours = (css: string): readonly ColourGroup[] =>
  [...css.matchAll(GROUP)].map(([, id = '', note = '', lines = '']) => {
    const colours = [...lines.matchAll(COLOUR)].map(([, name, day = '', night = day]) => [name, [day, night]]);
    return { id, note, colours: Object.fromEntries(colours) };
  });
