import { expect, test } from 'vitest';
import { keepFirstStyles } from './first-styles.ts';

const MARKUP =
  '<main class="page card" data-status="idle" style="color:var(--inline)"><i popover="" dir="ltr"></i></main>';

test.each([
  ['one of two selectors', '.alert,.card{color:red}', true],
  ['an attribute’s present value', '[data-status=idle]{color:red}', true],
  ['an attribute’s later value', '[data-status=active]{color:red}', false],
  ['the absence of a value', '.page:not([data-status=active]){color:red}', true],
  ['a descendant that is not there yet', '.page:has(.alert){color:red}', false],
  ['a pointer', '.card:hover{color:red}', false],
  ['the keyboard’s focus', ':focus-visible{color:red}', false],
  ['what a script sets on the root', ':root[data-wait] .card{color:red}', true],
  ['a closed popover', '[dir=ltr]{color:red}', false],
  ['a transition of tokens', '.card{transition:color var(--quick)}', false],
  ['print', '@media print{.card{color:red}}', false],
  ['scripts that are off', '@media (scripting:none){.card{color:red}}', false],
  ['print, among others', '@media (width<1px),print{.card{color:red}}', true],
])('keepFirstStyles: a rule about %s', (_subject, css, isKept) => {
  expect(keepFirstStyles(css, MARKUP) !== '').toBe(isKept);
});

test('keepFirstStyles: drops properties that nothing reads, also those that only they read', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:2px;--inline:red}.card{width:var(--c)}.alert{width:var(--b)}';
  expect(keepFirstStyles(css, MARKUP)).toBe(':root{--c:2px;--inline:red}.card{width:var(--c)}');
});
