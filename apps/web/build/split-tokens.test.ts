import { expect, test } from 'vitest';
import { splitTokens } from './split-tokens.ts';

const css =
  '@layer tokens{:root{color-scheme:light dark;--a:red;--b:var(--c);--c:blue;--d:green}[data-theme]{color-scheme:dark}}p{color:var(--b)}';

test('tokens that the first screen uses stay, with those that they refer to', () => {
  expect(splitTokens(css, '').first).toBe(
    '@layer tokens{:root{color-scheme:light dark;--b:var(--c);--c:blue}[data-theme]{color-scheme:dark}}p{color:var(--b)}',
  );
});

test('the others are a rule of their own, in the same layer, on what the later sheet draws', () => {
  expect(splitTokens(css, '').later).toBe(
    '@layer tokens{@media screen{[data-hero]~section,footer,body>:not(#root){--a:red;--d:green}}@media print{:root{--a:red;--d:green}}}',
  );
});

test('a token that only the markup refers to stays as well', () => {
  expect(splitTokens(css, '<path fill="var(--d)">').later).not.toContain('--d');
});

test('what the root takes on paper goes with the later sheet, in its layer', () => {
  const paper = '@media print{:root{--a:white}}';
  const { first, later } = splitTokens(`${css}@layer base{p{margin:0}${paper}}`, '');
  expect(first).toBe(`${splitTokens(css, '').first}@layer base{p{margin:0}}`);
  expect(later).toBe(`${splitTokens(css, '').later}@layer base{${paper}}`);
});
