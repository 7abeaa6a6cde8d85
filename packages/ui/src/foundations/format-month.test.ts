import { expect, test } from 'vitest';
import { formatMonth } from './format-period.ts';

test('formats a year and month in words', () => {
  expect(formatMonth('2021-09')).toBe('Sept 2021');
  expect(formatMonth('2025-01')).toBe('Jan 2025');
  expect(formatMonth(undefined)).toBe('today');
});
