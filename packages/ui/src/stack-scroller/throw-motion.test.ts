import { expect, test } from 'vitest';
import { approach, glideDistance, nearestStop } from './throw-motion.ts';

test('a faster throw glides further, in its own direction', () => {
  expect(glideDistance(2)).toBe(275);
  expect(glideDistance(-2)).toBe(-275);
  expect(glideDistance(0)).toBe(0);
});

test('a throw ends on the nearest card', () => {
  expect(nearestStop(380, [0, 344, 688])).toBe(344);
  expect(nearestStop(9999, [0, 344, 688])).toBe(688);
  expect(nearestStop(120, [])).toBe(120);
});

test('a glide covers the same distance at 60 and at 120 frames a second, and ends', () => {
  const glide = (frameMs: number, totalMs: number): number => {
    let position = 0;
    for (let time = 0; time < totalMs; time += frameMs) position = approach(position, 1000, frameMs);
    return position;
  };
  expect(glide(10, 200)).toBeCloseTo(glide(5, 200), 3);
  expect(glide(16, 2000)).toBe(1000);
});
