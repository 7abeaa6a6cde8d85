import { isThorough } from '@asad/tooling/effort';
import type { Page } from '@playwright/test';
import { expect, startCall, test as unverifiedTest, verifiedTest as test, typeText } from './testing/fixtures.ts';
import { installRecogniser } from './testing/played-recogniser.ts';
import { translate } from './testing/guests.ts';

// react/react#32557
test('a translated page keeps its call when speech recognition fails', async ({ page, cloud }) => {
  await installRecogniser(page, [{ error: 'network', afterMs: 0 }]);
  await page.reload();
  await page.getByText(/^\d+ calls left$/).waitFor();
  await page.evaluate(translate);
  await startCall(page);
  await expect(page.getByText('I cannot hear you in this browser')).toBeVisible();
  await typeText(page, 'Is it still you?');
  await expect(page.getByRole('log')).toContainText('Is it still you?');
  await page.getByRole('button', { name: 'End Call' }).click();
  await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
  await expect.poll(async () => (await page.request.get(cloud.inboxUrl)).text()).toContain('Is it still you?');
});

/** Reloads a translated page; it hydrates when the returned function is called. */
async function reloadTranslated(page: Page): Promise<() => void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${String(translate)})`);
  const requested = Promise.withResolvers<void>();
  const pressed = Promise.withResolvers<void>();
  await page.route('**/assets/hydrate-page*', async (route) => {
    requested.resolve();
    await pressed.promise;
    await route.continue();
  });
  await page.reload();
  await requested.promise;
  return pressed.resolve;
}

// Hydration replaces a translated page's buttons.
test('a button that is pressed while a translated page hydrates starts the call', async ({ page }) => {
  const hydrate = await reloadTranslated(page);
  const button = page.getByRole('button', { name: 'Call ASAD' });
  await button.hover();
  const before = await button.elementHandle();
  await page.mouse.down();
  hydrate();
  await expect.poll(async () => before?.evaluate((element) => element.isConnected)).toBe(false);
  await page.mouse.up();
  await page.getByRole('button', { name: 'End Call' }).click();
});

test('a press that became a scroll before hydration does not double the next one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const hydrate = await reloadTranslated(page);
  const button = page.locator('[data-part="still"]');
  const before = await button.elementHandle();
  await button.dispatchEvent('pointerdown', { button: 0 });
  hydrate();
  await expect.poll(async () => before?.evaluate((element) => element.isConnected)).toBe(false);
  await page.getByText(/^\d+ calls left$/).waitFor();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('captions and status keep updating in a translated page', async ({ page }) => {
  await installRecogniser(page);
  await page.reload();
  await startCall(page);
  const now = page.locator('[data-part="speaking"] dd');
  const line = page.getByRole('log').locator('[data-state="partial"] [data-part="words"]').last();
  await expect(now).toContainText('ASAD is speaking');
  const first = await line.textContent();
  await page.evaluate(translate);
  await expect(line).not.toHaveText(first ?? '');
  await expect(now).toContainText('Listening');
  await page.getByRole('button', { name: 'End Call' }).click();
});

// get-bb/bb#1418
test('an extension that removes the card breaks neither the page nor the next card', async ({ page, cloud }) => {
  await page.getByRole('button', { name: 'Type instead' }).click();
  await typeText(page, 'What is Docker good for?');
  const docker = page.getByRole('complementary', { name: 'Mentioned: Docker' });
  await docker.evaluate((card) => card.remove());
  await typeText(page, 'What is n8n good for?');
  await expect(page.getByRole('complementary', { name: 'Mentioned: n8n' })).toBeVisible();
  await expect(page.getByRole('log')).toContainText('What is n8n good for?');
  await page.getByRole('button', { name: 'End Call' }).click();
  await expect.poll(async () => (await page.request.get(cloud.inboxUrl)).text()).toContain('What is n8n good for?');
});

test('captions removed during a call are drawn again with all lines', async ({ page }) => {
  await page.getByRole('button', { name: 'Type instead' }).click();
  await typeText(page, 'What is Docker good for?');
  for (const part of ['[role="log"]', 'form', '[data-component="call-meta"]', 'main']) {
    await page.locator(part).evaluate((element) => element.remove());
    await typeText(page, `Do you still know ${part}?`);
    await expect(page.getByRole('log')).toContainText(`Do you still know ${part}?`);
    await expect(page.getByRole('log')).toContainText('What is Docker good for?');
    await expect(page.getByRole('button', { name: 'End Call' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'End Call' }).click();
  await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
});

test('a screen that fails to render keeps its call, and says how to end it', async ({ page, cloud }) => {
  await page.getByRole('button', { name: 'Type instead' }).click();
  await typeText(page, 'Will you be there?');
  await expect(page.getByRole('log')).toContainText('Will you be there?');
  await page.evaluate(() => {
    const remove = (): void => document.querySelector('#root main')?.remove();
    new MutationObserver(remove).observe(document.body, { childList: true, subtree: true });
    remove();
  });
  await expect(page.getByRole('alert')).toContainText('Your call goes on');
  await page.getByRole('button', { name: 'End Call' }).click();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect.poll(async () => (await page.request.get(cloud.inboxUrl)).text()).toContain('Will you be there?');
});

/** Returns the position of `#about` once scrolling has ended. */
const restingTop = async (page: Page): Promise<number> => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer')!).some((key) => key.startsWith('__react')),
  );
  let [top, sameFor] = [Number.NaN, 0];
  while (sameFor < 10) {
    const now = await page.locator('#about').evaluate((element) => element.getBoundingClientRect().top);
    sameFor = now === top ? sameFor + 1 : 0;
    top = now;
    await page.waitForTimeout(100);
  }
  return top;
};

const CHANGES = {
  'one word changed': () => {
    document.querySelector('#works h2')!.firstChild!.nodeValue = 'Opere';
  },
  'every word translated': translate,
  'an element injected': () => document.querySelector('main')!.prepend(document.createElement('div')),
  'a card removed': () => document.querySelector('#works article')!.remove(),
  'a telephone number linked': () => {
    document.querySelector('#about p')!.innerHTML = 'Since <a href="tel:2021">2021</a>';
  },
} as const;

// vercel/next.js#78252
for (const [change, run] of Object.entries(CHANGES))
  for (const width of isThorough ? [1440, 390] : [1440])
    unverifiedTest(
      `${change} before hydration, ${width} px wide: links inside the page and readers keep their place`,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/#about');
        const expectedTop = await restingTop(page);

        await page.addInitScript(`addEventListener('DOMContentLoaded', () => { (${String(run)})() })`);
        await page.goto('about:blank');
        await page.goto('/#about');
        expect(Math.abs((await restingTop(page)) - expectedTop)).toBeLessThan(100);

        const released = Promise.withResolvers<void>();
        await page.route('**/assets/hydrate-page-*', async (route) => {
          await released.promise;
          await route.continue();
        });
        await page.goto('/');
        await page.mouse.wheel(0, 2_500);
        await page.waitForTimeout(700);
        const find = (): Promise<{ id: string; top: number }> =>
          page.evaluate(() => {
            const all = [...document.querySelectorAll('main :is(h2, h3)')].map((element) => ({
              id: element.textContent.replaceAll('\u200B', ''),
              top: element.getBoundingClientRect().top,
            }));
            return all.find(({ top }) => top > 100)!;
          });
        const before = await find();
        released.resolve();
        await restingTop(page);
        const after = await page
          .locator('main :is(h2, h3)', { hasText: before.id })
          .first()
          .evaluate((element) => element.getBoundingClientRect().top);
        expect(Math.abs(after - before.top)).toBeLessThan(100);
      },
    );

// altcha-org/altcha#124
unverifiedTest('over plain HTTP the check says that it needs HTTPS', async ({ page, cloud }) => {
  await page.route('http://site.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: cloud.url + pathname }) });
  });
  await page.goto('http://site.example/call');
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(/needs https/);
});
