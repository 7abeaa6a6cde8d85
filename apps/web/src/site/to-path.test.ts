import { expect, test } from 'vitest';
import { toPath } from './to-path.ts';

test.each([
  ['/', '/', '/portfolio/'],
  ['/#about', '/#about', '/portfolio/#about'],
  ['/#works/heron', '/#works/heron', '/portfolio/#works/heron'],
  ['/call', '/call', '/portfolio/call/'],
  ['/works/heron', '/works/heron', '/portfolio/works/heron/'],
  ['/works/heron-660.webp', '/works/heron-660.webp', '/portfolio/works/heron-660.webp'],
  ['/voice/', '/voice/', '/portfolio/voice/'],
])('%s is %s with a backend, and %s as files below /portfolio/', (path, withBackend, asFiles) => {
  expect(toPath(path, { base: '/', hasBackend: true })).toBe(withBackend);
  expect(toPath(path, { base: '/portfolio/', hasBackend: false })).toBe(asFiles);
});
