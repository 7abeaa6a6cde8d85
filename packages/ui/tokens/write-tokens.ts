import { clampRgb, converter, formatHex, parse } from 'culori';
import { readColours } from './read-colours.ts';

const toRgb = converter('rgb');

/** Matches oxfmt. */
const toJson = (value: unknown): string =>
  `${JSON.stringify(value, undefined, 2).replaceAll(/\[\s+([\d.,\s]+?)\s+\]/g, (_, numbers: string) => `[${numbers.replaceAll(/\s+/g, ' ')}]`)}\n`;

/**
 * Design Tokens Color Module 2025.10. Some tools support only sRGB; the conversion changes a channel by 0.01 at most.
 */
const toToken = (css: string): unknown => {
  const parsed = parse(css);
  if (parsed === undefined) throw new Error(`${css} is no colour: write it as oklch(lightness chroma hue).`);
  const colour = toRgb(clampRgb(parsed));
  const components = [colour.r, colour.g, colour.b].map((channel) => Number(channel.toFixed(4)));
  return {
    $type: 'color',
    $value: { colorSpace: 'srgb', components, alpha: colour.alpha ?? 1, hex: formatHex({ ...colour, alpha: 1 }) },
  };
};

/** Design Tokens Format Module 2025.10; one file per theme. */
export const writeDesignTokens = (css: string, theme: 'light' | 'dark'): string => {
  const tokens = readColours(css).map(({ id, note, colours }) => {
    const values = Object.entries(colours).map(([name, [light, dark]]) => [
      name,
      toToken(theme === 'light' ? light : dark),
    ]);
    return [id, { $description: note, ...Object.fromEntries(values) }];
  });
  return toJson(Object.fromEntries(tokens));
};

/** Design Tokens Resolver Module 2025.10. */
export const writeResolver = (): string => {
  const from = (file: string) => [{ $ref: file }];
  const theme = { contexts: { light: from('light.tokens.json'), dark: from('dark.tokens.json') }, default: 'dark' };
  const resolver = { version: '2025.10', modifiers: { theme }, resolutionOrder: from('#/modifiers/theme') };
  return toJson(resolver);
};
