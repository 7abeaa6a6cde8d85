import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGS, findBrowser, MICROPHONE_ARGS } from '@asad/tooling/find-browser';
import { chromium, type Locator, type Page } from '@playwright/test';
import { expect, passVerification, test } from './testing/fixtures.ts';

const ZOOM_BASE = 1.2;

/** The browser's zoom differs from a small window. */
async function withZoom(factor: number, work: (page: Page) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'asad-zoom-'));
  const level = Math.log(factor) / Math.log(ZOOM_BASE);
  mkdirSync(join(profile, 'Default'));
  writeFileSync(
    join(profile, 'Default', 'Preferences'),
    JSON.stringify({ partition: { default_zoom_level: { x: level } } }),
  );
  const executablePath = findBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    args: [...BROWSER_ARGS, ...MICROPHONE_ARGS.granted, '--window-size=1440,900'],
    viewport: null,
    reducedMotion: 'reduce',
  });
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function cover(one: Locator, other: Locator): Promise<boolean> {
  const [above, below] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return above !== null && below !== null && above.y + above.height > below.y;
}

for (const factor of [2, 4])
  test(`at ${factor * 100} % browser zoom a call’s controls are visible, and nothing is wider than the window`, async ({
    cloud,
  }) => {
    await withZoom(factor, async (page) => {
      const isWide = (): Promise<boolean> =>
        page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
      await page.goto(cloud.url);
      expect(await page.evaluate(() => devicePixelRatio)).toBe(factor);
      expect(await isWide()).toBe(false);
      await page.goto(`${cloud.url}/call`);
      await page.getByRole('button', { name: 'Type instead' }).click();
      await passVerification(page);
      const field = page.getByRole('textbox', { name: 'Your question' });
      const end = page.getByRole('button', { name: 'End Call' });
      for (const question of ['What is Docker good for?', 'What has he built?']) {
        await field.fill(question);
        await field.press('Enter');
        await expect(page.getByRole('log')).toContainText(question);
      }
      await page.getByRole('complementary', { name: /^Mentioned: ASAD/ }).waitFor();
      for (const top of [0, 150, 5000]) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
        for (const part of [end, field]) await expect(part).toBeInViewport({ ratio: 1 });
        expect(await cover(end, field)).toBe(false);
      }
      await page.getByRole('log').scrollIntoViewIfNeeded();
      await expect(page.getByRole('log')).toBeInViewport({ ratio: 0.3 });
      expect(await isWide()).toBe(false);
      await end.click();
      await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
      expect(await isWide()).toBe(false);
    });
  });
