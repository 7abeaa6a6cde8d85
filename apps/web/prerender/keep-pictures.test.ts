import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepDrawn, keepWorks } from './keep-pictures.ts';

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'asad-pictures-'));
  for (const folder of ['works', 'social']) mkdirSync(join(dist, folder));
  for (const file of [
    'works/heron.webp',
    'works/heron-660.webp',
    'works/other.webp',
    'social/home.png',
    'social/call.png',
    'social/work-of-the-sample.jpg',
  ])
    writeFileSync(join(dist, file), 'x');
});

test('unused pictures are not published', () => {
  keepWorks(dist, ['/works/heron.webp']);
  expect(readdirSync(join(dist, 'works'))).toEqual(['heron-660.webp', 'heron.webp']);
});

test('a missing picture fails the build with its name', () => {
  expect(() => keepWorks(dist, ['/works/gone.webp'])).toThrow('/works/gone.webp, which is not in apps/web/public');
  expect(() => keepWorks(dist, ['/works/other.webp'])).toThrow('pnpm pictures makes it');
});

test('an outdated share picture or PDF résumé is left out with a message, one of the sample without', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  writeFileSync(join(dist, 'resume.pdf'), 'x');
  const drawn = { home: { headline: 'Old' }, call: { headline: 'Same' }, resume: 'old' };
  const words = { home: { headline: 'New' }, call: { headline: 'Same' }, resume: 'new', 'work-heron': {} };
  expect(keepDrawn(dist, drawn, words)).toEqual(['/social/call.png']);
  expect([readdirSync(join(dist, 'social')), existsSync(join(dist, 'resume.pdf'))]).toEqual([['call.png'], false]);
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringContaining('/social/home.png'),
    expect.stringContaining('/resume.pdf is older than its words and is left out: pnpm pictures draws it anew.'),
  ]);
  warn.mockRestore();
});
