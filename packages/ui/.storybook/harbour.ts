import { colourGroups, type ColourPair, type Palette } from '../tokens/colour-groups.ts';

/** Per group: the hue in degrees, and the factor applied to the chroma. */
const FOG: Readonly<Partial<Record<keyof Palette, readonly [hue: number, chroma: number]>>> = {
  ground: [215, 0.7],
  words: [225, 0.6],
  action: [168, 0.8],
  visitor: [25, 0.9],
  // Danger and success keep their hues so that they stay recognisable.
  above: [210, 0.8],
  scenery: [205, 0.7],
  owl: [230, 0.35],
};

/**
 * A second brand. Stories and the contrast test use it to check that all component colours come from replaceable
 * tokens.
 */
export const harbourColours = Object.fromEntries(
  Object.entries<Readonly<Record<string, ColourPair>>>(colourGroups).map(([group, colours]) => {
    const [hue, share] = FOG[group as keyof Palette] ?? [];
    const turn = (name: string, colour: string): string =>
      hue === undefined || share === undefined || /eye|beak/.test(name)
        ? colour
        : colour.replace(/ (\S+) [\d.]+/, (_, chroma: string) => ` ${(Number(chroma) * share).toFixed(3)} ${hue}`);
    const turned = Object.entries(colours).map(([name, pair]) => [name, pair.map((colour) => turn(name, colour))]);
    return [group, Object.fromEntries(turned)];
  }),
) as Palette;

export const harbourShape = {
  '--font-display': "'Avenir Next', 'Segoe UI', 'DejaVu Sans', sans-serif",
  '--radius-1': '0',
  '--radius-2': '0.2rem',
  '--radius-3': '0.3rem',
  '--radius-round': '0.3rem',
} as const;
