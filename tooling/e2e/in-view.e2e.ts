import type { Page } from '@playwright/test';
import { expect, startCall, test as unverifiedTest, verifiedTest as test, typeText } from './testing/fixtures.ts';
import { installRecogniser } from './testing/played-recogniser.ts';

const SIZES = [
  [375, 553],
  [320, 568],
  [390, 664],
  [1366, 768],
] as const;

for (const [width, height] of SIZES) {
  test(`an alert after a press is in view, ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.route('**/api/getUserCallStats', (route) => route.abort());
    await page.getByRole('button', { name: 'Call ASAD' }).click();
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 });
  });

  unverifiedTest(`the error of the check is in view, ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/call');
    await page.getByRole('button', { name: 'Call ASAD' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hey there!' });
    await page.route('**/api/verifyCaptcha', (route) => route.abort());
    await dialog.getByRole('checkbox').click();
    await dialog.getByRole('button', { name: 'Continue to Call' }).click();
    await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  });
}

/** Returns a focused element that is covered at its centre or outside the window. */
const findHiddenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return undefined;
    const { x, y, width, height } = focused.getBoundingClientRect();
    const isSeen = [0.2, 0.5, 0.8].some((ratio) => {
      const top = document.elementFromPoint(x + width / 2, y + height * ratio);
      return top !== null && (focused.contains(top) || top.contains(focused));
    });
    return isSeen || focused.matches('main') ? undefined : focused.outerHTML.slice(0, 120);
  });

const expectFocusSeen = async (page: Page, key: 'Tab' | 'Shift+Tab', times: number): Promise<void> => {
  for (let press = 0; press < times; press += 1) {
    await page.keyboard.press(key);
    await page.waitForTimeout(60);
    expect(await findHiddenFocus(page)).toBe(undefined);
  }
};

test('the focused element is always visible in a call, 640×360', async ({ page }) => {
  await installRecogniser(page);
  await page.reload();
  await page.setViewportSize({ width: 640, height: 360 });
  await startCall(page);
  await typeText(page, 'What has he built?');
  await page.getByRole('complementary', { name: /^Mentioned/ }).waitFor();
  await typeText(page, 'Who won the game last night?');
  await page.getByRole('list', { name: 'Questions ASAD can answer' }).waitFor();
  await page.getByRole('button', { name: 'End Call' }).focus();
  await expectFocusSeen(page, 'Tab', 16);
  await expectFocusSeen(page, 'Shift+Tab', 20);
  await page.getByRole('button', { name: 'End Call' }).click();
  await page.getByRole('heading', { name: 'Transcript' }).waitFor();
  await expectFocusSeen(page, 'Shift+Tab', 20);
});

unverifiedTest(
  'the focused element is always visible on the home page and in a case study, 640×360',
  async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await page.goto('/');
    await page.getByRole('link', { name: 'View Profile' }).focus();
    await expectFocusSeen(page, 'Shift+Tab', 30);
    await page.getByRole('link', { name: 'Full-Stack Engineer, MERN' }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await expectFocusSeen(page, 'Tab', 3);
  },
);

for (const width of [390, 1280])
  test(`without speech recognition a page of ${width} px says so before it is hydrated, and then nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(globalThis, name);
    });
    const looked = Promise.withResolvers<void>();
    await page.route('**/assets/hydrate-page*', async (route) => {
      await looked.promise;
      await route.continue();
    });
    await page.reload();
    const note = page.getByText('This browser has no speech recognition: ASAD answers what you type.');
    await expect(note).toBeVisible();
    const readPlace = async (): Promise<number | undefined> =>
      (await page.getByRole('button', { name: 'Tell me about' }).boundingBox())?.y;
    const place = await readPlace();
    looked.resolve();
    await page.getByText(/^\d+ calls left$/).waitFor();
    await expect(note).toBeVisible();
    expect(await readPlace()).toBeCloseTo(place ?? 0, 0);
  });

test('a browser that is too old for the scripts reads the mail address', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
  await page.reload();
  const words = page.locator('main p', { hasText: 'in a browser from before 2024' });
  await expect(words.getByRole('link')).toBeVisible();
});

test('with speech recognition the page has no note about it', async ({ page }) => {
  await page.reload();
  await expect(page.locator('[data-part="note"]')).toBeHidden();
  await page.getByText(/^\d+ calls left$/).waitFor();
  await expect(page.locator('[data-part="note"]')).toHaveCount(0);
});
