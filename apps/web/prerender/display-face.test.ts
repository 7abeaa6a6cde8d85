import { expect, test } from 'vitest';
import { inlineHeadlineFace } from './display-face.ts';

test('a headline without a Latin letter embeds no font', async () => {
  expect(await inlineHeadlineFace('夜に眠れるソフトウェア。')).toBe('');
  expect(await inlineHeadlineFace('Software')).toMatch(/^@font-face/);
});
