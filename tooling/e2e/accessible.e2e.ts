import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, passVerification, test, typeText } from './testing/fixtures.ts';

/** Token tests check all colour pairs, so two themes suffice here. */
const LOOKS = [
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1440 },
] as const;

test('the call screen has no axe violation in any state', async ({ page }) => {
  let looks = 0;
  const found: string[] = [];
  async function look(where: string): Promise<void> {
    const { colorScheme, width } = LOOKS[looks % 2] ?? LOOKS[0];
    looks += 1;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations) {
      found.push(`${where}, ${colorScheme}, ${width} px: ${id} at ${nodes.map(({ target }) => target).join(', ')}`);
    }
  }

  await page.goto('/call');
  const call = page.getByRole('button', { name: 'Call ASAD' });
  await expect(call).toBeVisible();
  await look('idle');
  await call.click();
  await page.getByRole('dialog').getByRole('checkbox').waitFor();
  await look('modal');
  let letThrough = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/call/web', async (route) => released.then(() => route.continue()), { times: 1 });
  await passVerification(page);
  await page.getByRole('button', { name: 'Calling...' }).waitFor();
  await look('connecting');
  letThrough();
  await page.getByRole('button', { name: 'End Call' }).waitFor();
  await typeText(page, 'What is the email tracking platform?');
  await expect(page.getByRole('complementary')).toBeVisible();
  await look('active');
  await page.getByRole('button', { name: 'End Call' }).click();
  await page.getByRole('heading', { name: 'Transcript' }).waitFor();
  await look('ended');

  await page.route('**/api/getUserCallStats', (route) => route.abort(), { times: 1 });
  await call.click();
  await page.getByRole('alert').waitFor();
  await look('error');
  const stats = { canMakeCall: false, callCount: 3, maxCalls: 3, remainingCalls: 0 };
  await page.route('**/api/getUserCallStats', (route) => route.fulfill({ json: stats }), { times: 1 });
  await call.click();
  await page.getByRole('dialog', { name: 'Call Limit Reached' }).waitFor();
  await look('limit');
  expect(found).toEqual([]);
});

/** Wait for transitions: they change colours. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
