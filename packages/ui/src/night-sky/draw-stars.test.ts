import { expect, test } from 'vitest';
import { drawStars } from './draw-stars.ts';

test('equal seeds draw equal skies, other seeds other skies', () => {
  expect(drawStars(3, 20)).toBe(drawStars(3, 20));
  expect(drawStars(3, 20)).not.toBe(drawStars(4, 20));
});

test('every star lies in the sky', () => {
  const stars = [...drawStars(5, 50).matchAll(/M(\d+) (\d+)/gu)];
  expect(stars).toHaveLength(50);
  for (const [, x, y] of stars) {
    expect(Number(x)).toBeLessThanOrEqual(1600);
    expect(Number(y)).toBeLessThanOrEqual(640);
  }
});
