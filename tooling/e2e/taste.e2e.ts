import type { Page } from '@playwright/test';
import { expect, hydrated, sharedTest as test } from './testing/fixtures.ts';

const QUESTION = 'Tell me about Heron';
const ANSWER = 'Heron is an email tracking platform for small sales teams.';
const press = (page: Page): Promise<void> => page.getByRole('button', { name: QUESTION }).click();
const owl = (page: Page) => page.locator('[data-hero] [data-component="owl"]');
const card = (page: Page) => page.locator('#work-email-tracking');

test('a bubble plays its answer without a call; the owl leads to the card until a key press', async ({ page }) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: QUESTION }).waitFor();
  expect(paths.filter((path) => path.startsWith('/voice/') || path.includes('taste-parts'))).toEqual([]);
  await press(page);
  await expect(owl(page)).toHaveAttribute('data-state', 'speaking');
  await expect(page.locator('[data-component="taste"]')).toContainText('Heron is an email');
  await expect
    .poll(() => owl(page).evaluate((svg) => Number(svg.style.getPropertyValue('--level'))))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Show me' }).click({ timeout: 20_000 });
  await expect(card(page)).toHaveAttribute('data-lit');
  await expect(card(page).getByRole('link', { name: 'Heron' })).toBeFocused();
  await expect(card(page).locator('[data-part="title"]')).toBeInViewport();
  await page.keyboard.press('Shift');
  await expect(card(page)).not.toHaveAttribute('data-lit');
  expect(paths.filter((path) => path.endsWith('.mp3')).length).toBeGreaterThan(1);
  expect(paths.filter((path) => /\/api\/|call-page|guide-worker|firebase|identity/.test(path))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('analytics_events'))).not.toContain('click');
});

test('a wheel turn ends the lead on its way; reduced motion marks the card at once', async ({ page }) => {
  // The rendered answer takes ten seconds.
  const answer = { question: QUESTION, sentences: [{ text: 'Heron.' }], target: '#work-email-tracking' };
  await page.route('**/voice/first.json', (route) => route.fulfill({ json: { version: 1, answers: [answer] } }));
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await hydrated(page);
    await press(page);
    await page.getByRole('button', { name: 'Show me' }).click({ timeout: 20_000 });
    if (reducedMotion === 'reduce') {
      expect(await card(page).getAttribute('data-lit')).toBe('');
      continue;
    }
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await page.mouse.wheel(0, 40);
    const stoppedAt = await page.evaluate(
      () => new Promise<number>((resolve) => setTimeout(() => resolve(scrollY), 300)),
    );
    expect(await page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(scrollY), 300)))).toBe(
      stoppedAt,
    );
    await expect(card(page)).not.toHaveAttribute('data-lit');
  }
});

test('without Web Audio the captions run alone; without answers the bubble leads to the call', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'AudioContext'));
  await page.goto('/');
  await hydrated(page);
  await press(page);
  await expect(page.getByRole('group', { name: QUESTION })).toContainText(ANSWER);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: QUESTION })).toBeFocused();
  await page.route('**/voice/first.json', (route) => route.fulfill({ status: 404 }));
  await press(page);
  await page.waitForURL('**/call');
});
