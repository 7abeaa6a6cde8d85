import { expect, giveEar, startCall, verifiedTest as test } from './testing/fixtures.ts';
import { translate } from './testing/guests.ts';

/** Asks in the call that runs. */
const ask = async (page: Parameters<typeof startCall>[0], question: string): Promise<void> => {
  await page.getByRole('textbox').fill(question);
  await page.getByRole('textbox').press('Enter');
};

// react/react#32557
test('a page that was translated keeps its call when hearing fails', async ({ page, cloud }) => {
  await giveEar(page, 'network');
  await page.reload();
  await page.getByText(/^\d+ calls left$/).waitFor();
  await page.evaluate(translate);
  await startCall(page);
  await expect(page.getByText('I cannot hear you in this browser')).toBeVisible();
  await ask(page, 'Is it still you?');
  await expect(page.getByRole('log')).toContainText('Is it still you?');
  await page.getByRole('button', { name: 'End Call' }).click();
  await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
  await expect.poll(async () => (await page.request.get(cloud.inboxUrl)).text()).toContain('Is it still you?');
});

test('captions and status go on changing in a page that is translated', async ({ page }) => {
  await giveEar(page);
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
test('an extension that removes the card loses neither the page nor the next card', async ({ page, cloud }) => {
  await page.getByRole('button', { name: 'Type instead' }).click();
  await ask(page, 'What is Docker good for?');
  const docker = page.getByRole('complementary', { name: 'Mentioned: Docker' });
  await docker.evaluate((card) => card.remove());
  await ask(page, 'What is n8n good for?');
  await expect(page.getByRole('complementary', { name: 'Mentioned: n8n' })).toBeVisible();
  await expect(page.getByRole('log')).toContainText('What is n8n good for?');
  await page.getByRole('button', { name: 'End Call' }).click();
  await expect.poll(async () => (await page.request.get(cloud.inboxUrl)).text()).toContain('What is n8n good for?');
});

test('a talk that is removed in a call is drawn again, with all that was said', async ({ page }) => {
  await page.getByRole('button', { name: 'Type instead' }).click();
  await ask(page, 'What is Docker good for?');
  for (const part of ['[role="log"]', 'form', '[data-component="call-meta"]', 'main']) {
    await page.locator(part).evaluate((element) => element.remove());
    await ask(page, `Do you still know ${part}?`);
    await expect(page.getByRole('log')).toContainText(`Do you still know ${part}?`);
    await expect(page.getByRole('log')).toContainText('What is Docker good for?');
    await expect(page.getByRole('button', { name: 'End Call' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'End Call' }).click();
  await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
});

test('a screen that cannot be drawn keeps its call, and says how to end it', async ({ page, cloud }) => {
  await page.getByRole('button', { name: 'Type instead' }).click();
  await ask(page, 'Will you be there?');
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
