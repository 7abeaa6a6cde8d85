import { colourGroups, type ColourPair, type Palette } from '../tokens/colour-groups.ts';

/** Hue in degrees, factor for the chroma. */
const FOG: Readonly<Partial<Record<keyof Palette, readonly [hue: number, chroma: number]>>> = {
  ground: [215, 0.7],
  words: [225, 0.6],
  action: [168, 0.8],
  visitor: [25, 0.9],
  // Keep danger and success recognisable.
  above: [210, 0.8],
  scenery: [205, 0.7],
  owl: [230, 0.35],
};

/** A second brand: tests check that all component colours come from tokens. */
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
