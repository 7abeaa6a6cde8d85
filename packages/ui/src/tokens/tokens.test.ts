import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { defineConfig, parse, type ColorTokenNormalized } from '@terrazzo/parser';
import { converter } from 'culori';
import { expect, test } from 'vitest';
import { writeDesignTokens, writeResolver } from '../../tokens/write-tokens.ts';
import { hexColours } from './hex-colours.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

test('design token files match the colours of theme.css (run node tokens/generate.ts)', () => {
  for (const theme of ['light', 'dark'] as const)
    expect(read(`${theme}.tokens.json`)).toBe(writeDesignTokens(read('../theme.css'), theme));
  expect(read('theme.resolver.json')).toBe(writeResolver());
});

const channelsOf = (css: string): readonly number[] => {
  const { r, g, b, alpha = 1 } = converter('rgb')(css) ?? { r: NaN, g: NaN, b: NaN };
  return [r, g, b, alpha];
};

test.each([
  ['light', 0],
  ['dark', -1],
] as const)('a design tool that imports the theme %s gets what theme.css shows', async (theme, index) => {
  // An independent parser that rejects invalid files.
  const filename = new URL('theme.resolver.json', import.meta.url);
  const config = defineConfig({}, { cwd: filename });
  const req = (url: URL): Promise<string> => readFile(url, 'utf8');
  const { resolver } = await parse([{ filename, src: await req(filename) }], { config, req });
  const tokens = Object.values(resolver.apply({ theme }));
  const declarations = [...read('../theme.css').matchAll(/^ {4}--([a-z-]+): (?:light-dark\()?(oklch.+);$/gm)];
  expect(new Set(tokens.map(({ id }) => id.split('.')[1]))).toEqual(new Set(declarations.map(([, name]) => name)));
  for (const [, name, values = ''] of declarations) {
    const { $value } = tokens.find(({ id }) => id.endsWith(`.${name}`)) as ColorTokenNormalized;
    expect($value.colorSpace).toBe('srgb');
    const channels = channelsOf(values.match(/oklch\([^)]+\)/g)?.at(index) ?? '');
    [...$value.components, $value.alpha].forEach((channel, at) => {
      // sRGB clips out-of-gamut channels.
      expect(channel, `${name} in ${theme}`).toBeCloseTo(channels[at] ?? NaN, 1.7);
    });
  }
});

test('every colour of the theme has a hex value for mails and browser bars', () => {
  expect(hexColours.dark.bg).toBe('#0d1228');
  for (const colours of Object.values(hexColours))
    for (const [name, hex] of Object.entries(colours)) expect(`${name} ${hex}`).toMatch(/^[a-z][a-z-]+ #[0-9a-f]{6}$/);
});
