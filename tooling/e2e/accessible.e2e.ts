import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, passVerification, test } from './fixtures.ts';

async function expectNoViolation(page: Page, where: string): Promise<void> {
  // Colours are judged when nothing fades any more.
  await page.waitForTimeout(500);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes.map(({ target }) => target).join(', ')}`),
  ).toEqual([]);
}

// Both themes and both layouts, each once: that every pair of colours is readable, the tokens' own test holds.
for (const [colorScheme, width] of [
  ['dark', 390],
  ['light', 1440],
] as const) {
  test(`the call screen has no axe violation in any state (${colorScheme}, ${width} px)`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/call');
    const call = page.getByRole('button', { name: 'Call ASAD' });
    await expect(call).toBeVisible();
    await expectNoViolation(page, 'idle');
    await call.click();
    await page.getByRole('dialog').getByRole('checkbox').waitFor();
    await expectNoViolation(page, 'modal');
    await passVerification(page);

    await page.route(
      '**/api/call/web',
      async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        await route.continue();
      },
      { times: 1 },
    );
    await call.click();
    await page.getByRole('button', { name: 'Calling...' }).waitFor();
    await expectNoViolation(page, 'connecting');
    await page.getByRole('button', { name: 'End Call' }).waitFor();
    await page.getByRole('textbox').fill('What is the email tracking platform?');
    await page.getByRole('textbox').press('Enter');
    await expect(page.getByRole('complementary')).toBeVisible();
    await expectNoViolation(page, 'active');
    await page.getByRole('button', { name: 'End Call' }).click();
    await page.getByRole('heading', { name: 'Transcript' }).waitFor();
    await expectNoViolation(page, 'ended');

    await page.route('**/api/getUserCallStats', (route) => route.abort(), { times: 1 });
    await call.click();
    await page.getByRole('alert').waitFor();
    await expectNoViolation(page, 'error');
    const stats = { canMakeCall: false, callCount: 3, maxCalls: 3, remainingCalls: 0 };
    await page.route('**/api/getUserCallStats', (route) => route.fulfill({ json: stats }), { times: 1 });
    await call.click();
    await page.getByRole('dialog', { name: 'Call Limit Reached' }).waitFor();
    await expectNoViolation(page, 'limit');
  });
}
