import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeDesignTokens, writeResolver, writeTheme } from '../../tokens/write-tokens.ts';
import { hexColours } from './hex-colours.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

test('theme and the design tools’ files say what the one source of colours says: run node tokens/generate.ts', () => {
  expect(read('../theme.css')).toBe(writeTheme(read('../theme.css')));
  expect(read('light.tokens.json')).toBe(writeDesignTokens('light'));
  expect(read('dark.tokens.json')).toBe(writeDesignTokens('dark'));
  expect(read('theme.resolver.json')).toBe(writeResolver());
});

/** Design Tokens Format and Color Module 2025.10: what a tool that reads the format asks of a name and of a colour. */
test.each(['light', 'dark'])('the %s tokens are in the format that design tools import', (theme) => {
  const groups: Record<string, Record<string, unknown>> = JSON.parse(read(`${theme}.tokens.json`));
  for (const [group, { $description, ...tokens }] of Object.entries(groups)) {
    expect($description, group).toEqual(expect.any(String));
    for (const [name, token] of Object.entries(tokens)) {
      expect(`${group}${name}`).not.toMatch(/[.{}$]/);
      expect(token, name).toEqual({
        $type: 'color',
        $value: {
          colorSpace: 'srgb',
          components: Array.from({ length: 3 }, () => expect.toSatisfy((part: number) => part >= 0 && part <= 1)),
          alpha: expect.toSatisfy((alpha: number) => alpha > 0 && alpha <= 1),
          hex: expect.stringMatching(/^#[0-9a-f]{6}$/),
        },
      });
    }
  }
});

test('mails and the browser’s bars have every colour of the theme as hex', () => {
  expect(hexColours.dark.bg).toBe('#0d1228');
  for (const colours of Object.values(hexColours))
    for (const [name, hex] of Object.entries(colours)) expect(`${name} ${hex}`).toMatch(/^[a-z][a-z-]+ #[0-9a-f]{6}$/);
});
