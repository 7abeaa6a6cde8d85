import { expect, test } from 'vitest';
import { formatElapsed } from './format-elapsed.ts';

test('formats seconds as minutes and seconds, and zero when the clock was set back', () => {
  expect([0, 7, 59.9, 60, 754, 3723].map(formatElapsed)).toEqual(['0:00', '0:07', '0:59', '1:00', '12:34', '1:02:03']);
  expect(formatElapsed(-5)).toBe('0:00');
});
