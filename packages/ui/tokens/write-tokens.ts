import { formatHex, parse } from 'culori';
import { colourGroups, type ColourPair } from '../src/tokens/colour-groups.ts';

const groups: readonly (readonly [string, Readonly<Record<string, ColourPair>>])[] = Object.entries(colourGroups);
const START = '    /* colours: written by tokens/generate.ts from tokens/colour-groups.ts */\n';
const END = '    /* end of colours */\n';

const hexOf = (css: string): string => {
  const colour = parse(css);
  if (colour === undefined) throw new Error(`${css} is no colour: write it as oklch(lightness chroma hue).`);
  return formatHex(colour);
};

const declare = ([name, [parchment, night]]: readonly [string, ColourPair]): string =>
  `    --${name}: ${parchment === night ? night : `light-dark(${parchment}, ${night})`};\n`;

/** theme.css with its colours written anew. */
export const writeTheme = (css: string): string => {
  const [from, to] = [css.indexOf(START), css.indexOf(END)];
  if (from < 0 || to < 0) throw new Error('theme.css has lost the marks between which its colours stand.');
  const blocks = groups.map(
    ([title, colours]) => `    /* ${title} */\n${Object.entries(colours).map(declare).join('')}`,
  );
  return css.slice(0, from + START.length) + blocks.join('\n') + css.slice(to);
};

/** What has no oklch (mail programs) or no sheet (a browser's bars), as a module. */
export const writeHexColours = (): string => {
  const of = (index: 0 | 1): string =>
    groups
      .flatMap(([, colours]) => Object.entries(colours))
      .filter(([, pair]) => !pair[index].includes('/'))
      .map(([name, pair]) => `    ${/^\w+$/.test(name) ? name : `'${name}'`}: '${hexOf(pair[index])}',\n`)
      .join('');
  return `// Written by tokens/generate.ts from colour-groups.ts.

/** The theme's opaque colours as hex, by day and by night. */
export const hexColours = {
  light: {
${of(0)}  },
  dark: {
${of(1)}  },
} as const;
`;
};

/** The colours in the Design Tokens Community Group's format, which design tools import; a group per theme. */
export const writeDesignTokens = (): string => {
  const of = (index: 0 | 1): unknown =>
    Object.fromEntries(
      groups.map(([title, colours]) => [
        title,
        Object.fromEntries(
          Object.entries(colours).map(([name, pair]) => {
            const colour = parse(pair[index]);
            const alpha = colour?.alpha ?? 1;
            return [name, { $type: 'color', $value: hexOf(pair[index]) + (alpha < 1 ? toByte(alpha) : '') }];
          }),
        ),
      ]),
    );
  return `${JSON.stringify({ light: of(0), dark: of(1) }, undefined, 2)}\n`;
};

const toByte = (ratio: number): string =>
  Math.round(ratio * 255)
    .toString(16)
    .padStart(2, '0');
