import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeDesignTokens, writeHexColours, writeTheme } from '../../tokens/write-tokens.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

test('theme, hex values and the design tools’ file say what the one source of colours says: run node tokens/generate.ts', () => {
  expect(read('../theme.css')).toBe(writeTheme(read('../theme.css')));
  expect(read('hex-colours.ts')).toBe(writeHexColours());
  expect(read('tokens.json')).toBe(writeDesignTokens());
});
