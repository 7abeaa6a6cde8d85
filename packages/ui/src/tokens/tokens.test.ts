import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hexOfTheme } from '../../tokens/hex-of-theme.ts';
import { hexColours } from './hex-colours.ts';

test('mails and browser bars have the colours of theme.css (run node tokens/generate.ts)', () => {
  expect(hexColours).toEqual(hexOfTheme(readFileSync(new URL('../theme.css', import.meta.url), 'utf8')));
  expect(hexColours.dark.bg).toBe('#0d1228');
  for (const colours of Object.values(hexColours))
    for (const [name, hex] of Object.entries(colours)) expect(`${name} ${hex}`).toMatch(/^[a-z][a-z-]+ #[0-9a-f]{6}$/);
});
