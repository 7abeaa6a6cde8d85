import { expect, hydrated, sharedTest as test } from './testing/fixtures.ts';
import { findOverlaps, noteShifts, readShifts } from './testing/page-faults.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

test('in any window no parts overlap, the hero’s buttons are in view, no moon covers words', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.locator('[data-component="taste"]').waitFor();
  // At the side of the owl.
  await page.locator('h1').evaluate((headline) => headline.setAttribute('dir', 'rtl'));
  const sizes = [320, 390, 768, 1440, 3840].flatMap((width) => [480, 664, 900, 2160].map((height) => [width, height]));
  for (const [width = 0, height = 0] of [[375, 553], [844, 390], [1280, 720], [2560, 1080], ...sizes]) {
    await page.setViewportSize({ width, height });
    const words = '[data-hero] :is(p, h1, [data-part="text"] a, dl > div)';
    const parts = `${words}, [data-hero] [data-part="image"], [data-component="taste"] :is(button, a)`;
    expect.soft(await findOverlaps(page, parts, words), `${width}×${height}`).toEqual([]);
    await expect.soft(page.locator('[data-hero] [data-part="text"] a').last()).toBeInViewport({ ratio: 1 });
  }
  await page.goto('/call');
  for (const width of [1440, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findOverlaps(page, '[data-part="moon"]', 'main :is(h1, h2, p, li, button)')).toEqual([]);
  }
});

for (const path of ['/', '/call'])
  test(`nothing shifts on ${path} as it arrives, as it scrolls, and when the theme changes`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await noteShifts(page);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const readPlace = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight] as const);
      for (let y = 0, end = (await readPlace())[1]; y < end; y += 400) {
        await page.mouse.wheel(0, 400);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
      const place = await readPlace();
      await page.locator('[data-component="theme-toggle"]').click();
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ ready }) => ready)));
      expect(await readPlace()).toEqual(place);
      expect(await readShifts(page)).toEqual([]);
    }
  });

test('reduced motion leaves no animation and nothing invisible; else a button stops the sky', async ({ page }) => {
  const countAnimations = (): Promise<number> => page.evaluate(() => document.getAnimations().length);
  for (const path of ['/', '/call']) {
    await page.goto(path);
    await hydrated(page);
    await page.mouse.move(900, 300);
    await page.evaluate(() => scrollTo({ top: 250, behavior: 'instant' }));
    const invisible = await page.evaluate(() =>
      [...document.querySelectorAll('main *:not(svg *)')]
        .filter((element) => getComputedStyle(element).opacity === '0' && element.getBoundingClientRect().height > 1)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect([await countAnimations(), invisible]).toEqual([0, []]);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await hydrated(page);
  const still = page.getByRole('button', { name: 'Stop the stars' });
  const sky = page.locator('[data-component="night-sky"]').first();
  const countMoving = (): Promise<number> =>
    sky.evaluate(
      (element) => element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    );
  await expect.poll(countMoving).toBeGreaterThan(0);
  await still.click();
  await expect.poll(countMoving).toBe(0);
  await page.reload();
  await expect(still).toHaveAttribute('aria-pressed', 'true');
});
