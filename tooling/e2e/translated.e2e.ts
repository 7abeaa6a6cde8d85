import {
  ask,
  endCall,
  expect,
  expectInInbox,
  hold,
  hydrated,
  readTop,
  sharedTest,
  startCall,
  startTypedCall,
  verifiedTest,
} from './testing/fixtures.ts';
import { translate, translateEarly } from './testing/guests.ts';
import { installRecogniser } from './testing/played-recogniser.ts';

// react/react#32557
verifiedTest('a translated page keeps its call when speech recognition fails', async ({ page, cloud }) => {
  await installRecogniser(page, [{ error: 'service-not-allowed' }]);
  await page.reload();
  await page.getByText(/^\d+ calls left$/).waitFor();
  await page.evaluate(translate);
  await startCall(page);
  await expect(page.getByText('I cannot hear you in this browser')).toBeVisible();
  await ask(page, 'Is it still you?');
  await endCall(page);
  await expectInInbox(page, cloud, 'Is it still you?');
});

verifiedTest('a button that is pressed while a translated page hydrates starts the call', async ({ page }) => {
  await translateEarly(page);
  const release = await hold(page, '**/assets/hydrate-page*');
  await page.reload();
  const button = page.getByRole('button', { name: 'Call ASAD' });
  await button.hover();
  const before = await button.elementHandle();
  // React hydrates the page within its listener for the press.
  await button.evaluate((pressed) => {
    const root = document.querySelector<HTMLElement>('#root')!;
    root.addEventListener = (...listener: Parameters<typeof root.addEventListener>) => {
      HTMLElement.prototype.addEventListener.apply(root, listener);
      const down = () => pressed.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
      if (listener[0] === 'pointerdown') queueMicrotask(down);
    };
  });
  release();
  // Hydration replaces a translated page's buttons.
  await expect.poll(async () => before?.evaluate((element) => element.isConnected)).toBe(false);
  await page.mouse.up();
  await page.getByRole('button', { name: 'End Call' }).click();
});

verifiedTest('a screen that fails to render keeps its call, and says how to end it', async ({ page, cloud }) => {
  await startTypedCall(page);
  await ask(page, 'Will you be there?');
  // What foreign code removes once is drawn again.
  for (const part of ['form', 'main']) {
    await page.locator(part).evaluate((element) => element.remove());
    await ask(page, `Is there a ${part} again?`);
    await expect(page.getByRole('log')).toContainText('Will you be there?');
  }
  await page.evaluate(() => {
    const remove = (): void => document.querySelector('#root main')?.remove();
    new MutationObserver(remove).observe(document.body, { childList: true, subtree: true });
    remove();
  });
  await expect(page.getByRole('alert')).toContainText('Your call goes on');
  await page.getByRole('button', { name: 'End Call' }).click();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expectInInbox(page, cloud, 'Will you be there?');
});

// vercel/next.js#78252
sharedTest('in a page translated before hydration links and readers keep their place', async ({ page }) => {
  await translateEarly(page);
  await page.goto('/#about');
  await hydrated(page);
  await expect.poll(() => readTop(page, 'about')).toBe(88);

  const release = await hold(page, '**/assets/hydrate-page-*');
  await page.goto('/');
  // Sections are hidden until their styles have loaded. A jump before the site's script would not be kept.
  await expect(page.locator('html[data-js] #experiences')).toBeVisible();
  await page.evaluate(() => document.querySelector('#experiences')?.scrollIntoView({ behavior: 'instant' }));
  release();
  await hydrated(page);
  await expect.poll(async () => Math.abs((await readTop(page, 'experiences')) - 88)).toBeLessThan(100);
});
