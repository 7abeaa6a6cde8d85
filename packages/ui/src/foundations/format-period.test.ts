import { expect, it } from 'vitest';
import { formatPeriod, languageOf } from './format-period.ts';

it.each([
  ['2021-09', undefined, 'Sept 2021 – today'],
  ['2021', '2022-03', '2021 – Mar 2022'],
  ['2021', '2021', '2021'],
  ['', undefined, ''],
  [undefined, '2020', '2020'],
])('shows %s to %s as "%s"', (start, end, shown) => {
  expect(formatPeriod(start, end)).toBe(shown);
});

it('marks text in another language with its language and script direction', () => {
  expect([languageOf(undefined), languageOf('zh'), languageOf('ar-EG')]).toEqual([
    {},
    { lang: 'zh' },
    { lang: 'ar-EG', dir: 'rtl' },
  ]);
});
