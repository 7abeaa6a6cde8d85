import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions } from '@asad/tooling/find-browser';
import { chromium, type Page } from '@playwright/test';
import { ask, endCall, expect, passVerification, sharedTest } from './testing/fixtures.ts';

/** The browser's zoom differs from a small window. */
const test = sharedTest.extend<{ readonly zoomed: Page }>({
  // oxlint-disable-next-line no-empty-pattern -- playwright reads what a fixture needs from this pattern
  zoomed: async ({}, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'asad-zoom-'));
    mkdirSync(join(profile, 'Default'));
    const level = Math.log(4) / Math.log(1.2);
    const preferences = JSON.stringify({ partition: { default_zoom_level: { x: level } } });
    writeFileSync(join(profile, 'Default', 'Preferences'), preferences);
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions({ microphone: 'granted', args: ['--window-size=1440,900'] }),
      viewport: null,
      reducedMotion: 'reduce',
    });
    await use(await context.newPage());
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  },
});

test('at 400 % zoom a call’s controls are visible, and nothing exceeds the window', async ({ zoomed: page, cloud }) => {
  const isWide = (): Promise<boolean> =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  await page.goto(cloud.url);
  expect(await page.evaluate(() => devicePixelRatio)).toBe(4);
  expect(await isWide()).toBe(false);
  await page.goto(`${cloud.url}/call`);
  await page.getByRole('button', { name: 'Type instead' }).click();
  await passVerification(page);
  await ask(page, 'What has he built?');
  await page.getByRole('complementary', { name: /^Mentioned: ASAD/ }).waitFor();
  const end = page.getByRole('button', { name: 'End Call' });
  const field = page.getByRole('textbox', { name: 'Your question' });
  for (const top of [0, 150, 5000]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    for (const part of [end, field]) await expect(part).toBeInViewport({ ratio: 1 });
    const [above, below] = await Promise.all([end.boundingBox(), field.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
  await page.getByRole('log').scrollIntoViewIfNeeded();
  await expect(page.getByRole('log')).toBeInViewport({ ratio: 0.3 });
  expect(await isWide()).toBe(false);
  await endCall(page);
  expect(await isWide()).toBe(false);
});
