import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, sharedTest as test } from './testing/fixtures.ts';

const DIST = 'apps/web/dist';

test('each page fits into the first flight of a connection, the home page nearly', () => {
  const files = globSync('**/*.html', { cwd: DIST });
  const sizes = files.map((file) => [file, brotliCompressSync(readFileSync(join(DIST, file))).length] as const);
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.filter(([file, bytes]) => bytes > (file === 'index.html' ? 14_350 : 12_300))).toEqual([]);
});

test('before an interaction the home page loads 85 KiB of scripts, 118 KiB in all and the next page’s text face, without later code', async ({
  page,
  complaints,
}) => {
  const paths = new Set<string>();
  page.on('response', (response) => {
    const { protocol, pathname } = new URL(response.url());
    if (protocol === 'http:') paths.add(pathname);
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect.poll(() => [...paths].join()).toContain('figtree');
  await page.waitForLoadState('networkidle');
  // How early lazy pictures load depends on the browser.
  const early = [...paths].filter((path) => !path.startsWith('/works/'));
  const sumKiB = (list: readonly string[]): number =>
    list.reduce((sum, path) => {
      const file = readFileSync(join(DIST, path === '/' ? 'index.html' : path));
      return sum + (path.endsWith('.woff2') ? file : brotliCompressSync(file)).length / 1024;
    }, 0);
  expect(sumKiB(early.filter((path) => path.endsWith('.js')))).toBeLessThanOrEqual(85);
  const faces = early.filter((path) => path.includes('figtree'));
  expect(sumKiB(faces)).toBeLessThanOrEqual(40);
  expect(sumKiB(early) - sumKiB(faces)).toBeLessThanOrEqual(118);
  const later = /drive-hero|call|vapi|firebase|guide|altcha|recaptcha|case-study|command-menu|dialog|voice\//;
  expect(early.filter((path) => later.test(path))).toEqual([]);
  expect(complaints).toEqual([]);
});
