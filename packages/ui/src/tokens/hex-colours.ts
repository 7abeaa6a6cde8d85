import dark from './dark.tokens.json' with { type: 'json' };
import light from './light.tokens.json' with { type: 'json' };

type Groups = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type ColourName<G extends Groups> = { [Group in keyof G]: Exclude<keyof G[Group], `$${string}`> }[keyof G];

const hexOf = <G extends Groups>(groups: G): Readonly<Record<ColourName<G>, string>> => {
  const entries = Object.values(groups).flatMap((group) => Object.entries(group));
  const tokens = entries.filter(([name]) => !name.startsWith('$')) as [string, typeof light.ground.bg][];
  return Object.fromEntries(tokens.map(([name, { $value }]) => [name, $value.hex])) as Record<ColourName<G>, string>;
};

/** Light and dark, for mails and `theme-color`, which do not support oklch. */
export const hexColours = { light: hexOf(light), dark: hexOf(dark) };
