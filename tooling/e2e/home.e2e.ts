import type { Page } from '@playwright/test';
import { expect, hold, hydrated, passVerification, readTop, sharedTest as test } from './testing/fixtures.ts';
import { noteShifts, readShifts } from './testing/page-faults.ts';

const ROLE = 'Full-Stack Engineer, MERN';
const pressTheme = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Switch between light and dark' }).click();
const readTheme = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['theme']);
const readEvents = (page: Page): Promise<readonly { event: string; data: Record<string, string> }[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('analytics_events') ?? '[]') as never);

test.describe('before its code has loaded, the home page', () => {
  for (const [what, press, answer] of [
    ['replays a press on a card', (page: Page) => page.getByRole('link', { name: ROLE }).click(), 'What I Owned'],
    ['replays Ctrl+K', (page: Page) => page.keyboard.press('Control+k'), 'The Works'],
  ] as const)
    test(what, async ({ page }) => {
      const release = await hold(page, '**/assets/hydrate-page-*');
      await page.goto('/');
      await page.waitForFunction(() => 'js' in document.documentElement.dataset);
      await press(page);
      release();
      await expect(page.getByRole('dialog').getByText(answer).first()).toBeVisible();
    });

  test('shows its words although the sheet hangs', async ({ page }) => {
    const release = await hold(page, '**/assets/later-*');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('#works-title')).toBeVisible();
    release();
  });

  test('counts its view and a press, and shows its words although no script arrives', async ({ page }) => {
    await page.route(/\/assets\/(?:.*\.js|later-)/, (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('#works-title')).toBeVisible();
    expect(await readEvents(page)).toEqual([
      {
        event: 'hero_view',
        data: {
          timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
          url: page.url(),
          userAgent: expect.stringContaining('Mozilla'),
        },
      },
    ]);
    await page.getByRole('link', { name: 'Talk to Asad' }).first().click();
    await page.waitForURL('**/call');
    expect((await readEvents(page)).map(({ event }) => event)).toEqual(['hero_view', 'primary_cta_click']);
    await page.goto('/call');
    await expect(page.getByText('The call needs JavaScript.')).toBeVisible();
    await page.goto('/');
    // Sections appear when their sheet has failed, and move what is below them, perhaps during the press.
    await expect(async () => {
      await page.getByRole('link', { name: ROLE }).click({ timeout: 5000 });
      await page.waitForURL('**/experiences/acme-outreach', { timeout: 5000 });
    }).toPass();
  });
});

test('a press, an address, Back, Forward and the menu open and close a case study', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: ROLE });
  const card = page.getByRole('link', { name: ROLE });
  const readPlace = (): string => new URL(page.url()).pathname + new URL(page.url()).hash;
  await page.goto('/#experience-acme-outreach');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(readPlace).toBe('/');

  await card.click();
  await dialog.waitFor();
  expect(readPlace()).toBe('/experiences/acme-outreach');
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await page.goForward();
  await dialog.waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('About');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect(page.locator('#about-title')).toBeFocused();
  await expect(page.locator('#about-title')).toBeInViewport();
  await page.goBack();
  // At once: a slower second press would meet the card below.
  await dialog.getByRole('button', { name: 'Close' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(readPlace).toBe('/');
  await expect(card).toBeFocused();

  // A busy WebKit drops the step, and sends the event of the one before it.
  await page.evaluate(() => (history.back = () => void dispatchEvent(new PopStateEvent('popstate'))));
  await card.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(readPlace()).toBe('/');
});

test('the theme applies before hydration, in other tabs and after Back, and stays', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.emulateMedia({ colorScheme: 'dark' });
    await tab.goto('/');
    await tab.waitForFunction(() => 'js' in document.documentElement.dataset);
  }
  await pressTheme(page);
  await expect.poll(() => readTheme(page)).toBe('light');
  await hydrated(other);
  await expect.poll(() => readTheme(other)).toBe('light');
  await page.getByRole('link', { name: 'Talk to Asad' }).first().click();
  await page.waitForURL('**/call');
  await pressTheme(page);
  await expect.poll(() => readTheme(page)).toBe('dark');
  await page.goBack();
  await expect.poll(() => readTheme(page)).toBe('dark');
  await pressTheme(page);
  await expect.poll(() => readTheme(page)).toBe('light');
  // Without module scripts, only the inline script can have set it.
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect(await readTheme(page)).toBe('light');
});

test('the next page shows the text face from its first paint, without a shift', async ({ page }) => {
  const listFaces = () =>
    page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) => (family.includes('Figtree') ? [status] : [])),
    );
  await noteShifts(page);
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('text-face'))).toMatch(/figtree-\w+\.woff2$/);
  expect(await listFaces()).toEqual([]);
  await page.goto('/call');
  await hydrated(page);
  expect(await listFaces()).toEqual(['loaded']);
  await page.waitForLoadState('networkidle');
  expect(await readShifts(page)).toEqual([]);
});

test('links inside the page reach their target on a phone, and a reload keeps the place', async ({ page }) => {
  /** The page's `scroll-padding-block-start` in px. */
  const BELOW_HEADER = 88;
  await page.setViewportSize({ width: 390, height: 600 });
  for (const id of ['works', 'stack-docker']) {
    await page.goto('about:blank');
    await page.goto(`/#${id}`);
    await hydrated(page);
    await expect.poll(() => readTop(page, id)).toBe(BELOW_HEADER);
  }
  await page.reload();
  await hydrated(page);
  const leftAt = await page.evaluate(() => Number(sessionStorage.getItem('left-at:/')));
  expect(leftAt).toBeGreaterThan(2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(leftAt);
});

test('the hero is pinned for a third of 500 px, then fades; reduced motion shows it at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await hydrated(page);
  const stage = page.locator('[data-hero] [data-part="stage"]');
  const text = stage.locator('[data-part="text"]');
  const readStyle = (): Promise<readonly [opacity: number, transform: string]> =>
    text.evaluate((element) => [Number(getComputedStyle(element).opacity), getComputedStyle(element).transform]);
  const readOpacity = async (): Promise<number> => (await readStyle())[0];
  const scroll = (top: number): Promise<void> => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await scroll(1);
  await expect.poll(() => text.getAttribute('style')).toContain('will-change');
  const before = await readStyle();
  await scroll(160);
  await expect.poll(() => stage.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  expect(await readStyle()).toEqual(before);
  await scroll(500);
  await expect.poll(readOpacity).toBeLessThan(0.05);
  await expect(page.locator('#works-title')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 844, height: 390 });
  await scroll(0);
  await expect.poll(readOpacity).toBe(1);
  await scroll(Math.round(0.95 * (await stage.evaluate(({ clientHeight }) => clientHeight))));
  await expect.poll(readOpacity).toBeLessThan(0.5);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(readStyle).toEqual([1, 'none']);
});

test('a failed copy, full storage and a missing picture are only logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
  });
  await page.route('**/works/*.webp', (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Copy Email' }).click();
  await expect.poll(() => logged.filter((line) => line.includes('could not be copied'))).toHaveLength(1);
  expect(logged.filter((line) => line.includes('analytics'))).toHaveLength(1);
  await expect(page.getByText('Copied!')).toHaveCount(0);
  const picture = page.locator('#works [data-part="picture"]').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('data-state', 'without-image');
});

test('a browser that forbids storage shows the page without errors', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Denied.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get });
  });
  await page.goto('/');
  await hydrated(page);
  expect(errors).toEqual([]);
});

test('the menu finds common words, and any other question is asked in a call', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('combobox');
  const nothing = page.getByText('No match');
  for (const word of ['resume', 'react', 'jobs', 'linkedin', 'hire', 'price']) {
    await search.fill(word);
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(nothing).toBeHidden();
  }
  await search.fill('Does he like harbours?');
  await expect(nothing).toBeVisible();
  await search.press('Enter');
  await expect(page).toHaveURL(/\/call$/);
  await passVerification(page);
  await expect(page.getByRole('log')).toContainText('Does he like harbours?');
});
