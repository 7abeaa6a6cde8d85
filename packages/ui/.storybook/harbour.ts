import { colourGroups, type ColourPair, type Palette } from '../tokens/colour-groups.ts';

/** By group, the hue in degrees that it has in the harbour, and the share of its chroma that the fog leaves. */
const FOG: Readonly<Partial<Record<keyof Palette, readonly [hue: number, chroma: number]>>> = {
  ground: [215, 0.7],
  words: [225, 0.6],
  action: [168, 0.8],
  visitor: [25, 0.9],
  // Danger and success look alike in every harbour: they stay.
  above: [210, 0.8],
  scenery: [205, 0.7],
  owl: [230, 0.35],
};

/**
 * A theme that is nobody's here: a harbour in fog and at night. It shows, and the contrast test holds, that every colour
 * of the components comes from a name that somebody else may fill.
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

/** What of a theme is no colour, as this one has it: its own faces, sharper corners. */
export const harbourShape = {
  '--font-display': "'Avenir Next', 'Segoe UI', 'DejaVu Sans', sans-serif",
  '--radius-1': '0',
  '--radius-2': '0.2rem',
  '--radius-3': '0.3rem',
  '--radius-round': '0.3rem',
} as const;
