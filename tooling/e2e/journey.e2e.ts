import { ask, expect, expectInInbox, passVerification, startCall, test } from './testing/fixtures.ts';
import { hearFinals, installRecogniser } from './testing/played-recogniser.ts';

// With a guest, only text and elements matter.
test.use({
  contextOptions: async ({ guest }, use) => use({ reducedMotion: guest === 'none' ? 'no-preference' : 'reduce' }),
});

test('a visitor opens the home page, is verified, types, speaks, reads the transcript, and then reaches the limit', async ({
  page,
  cloud,
  guest,
  complaints,
}) => {
  const call = page.getByRole('button', { name: 'Call ASAD' });
  const end = page.getByRole('button', { name: 'End Call' });
  const owl = page.getByRole('img', { name: 'ASAD, the owl' });
  const log = page.getByRole('log');
  await installRecogniser(page);
  await page.goto('/');
  await test.step('a card opens its case study, and Back closes it', async () => {
    await page.getByRole('link', { name: 'Full-Stack Engineer, MERN' }).click();
    const dialog = page.getByRole('dialog', { name: 'Full-Stack Engineer, MERN' });
    await expect(dialog.getByRole('heading', { name: 'What I Owned' })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    // The press alone would scroll while the page may still restore the position of the card.
    await page.keyboard.press('Home');
    await expect(page.getByRole('link', { name: 'Talk to Asad' }).first()).toBeInViewport();
  });
  await page.getByRole('link', { name: 'Talk to Asad' }).first().click();
  await expect(page).toHaveURL(/\/call$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Talk to ASAD, he knows .+ better than anyone/);
  await expect(page.getByText('Available 24/7 • Instant response • Powered by AI')).toBeVisible();

  await test.step('the first press opens the check, which a real captcha and an anonymous sign-in pass', async () => {
    await call.click();
    const dialog = page.getByRole('dialog', { name: 'Hey there!' });
    await expect(dialog.getByRole('button', { name: 'Continue to Call' })).toBeDisabled();
    await passVerification(page);
  });

  await test.step('the call starts by itself; the owl greets, and answers a typed question from the site’s content', async () => {
    await expect(end).toBeFocused();
    await expect(log).toContainText('and nothing else');
    await expect(owl).toHaveAttribute('data-state', 'speaking');
    // The beak follows the sound.
    const readLevel = (): Promise<number> => owl.evaluate(({ style }) => Number(style.getPropertyValue('--level')));
    if (guest === 'none') await expect.poll(readLevel).toBeGreaterThan(0.05);
    await page.getByRole('button', { name: 'Type a question' }).or(page.getByRole('textbox')).first().click();
    await ask(page, 'What is the email tracking platform?');
    await expect(page.getByRole('complementary', { name: 'Mentioned: Heron' })).toBeVisible();
    await expect(owl).toHaveAttribute('data-pointing');
  });

  await test.step('a spoken question interrupts the answer and is answered once', async () => {
    await hearFinals(page, 'what', 'what is', 'what is Docker good for');
    await expect(page.getByRole('complementary', { name: 'Mentioned: Docker' })).toBeVisible();
    const lines = await log.locator('[data-part="line"]').allInnerTexts();
    expect(lines.filter((line) => /^You\b/.test(line))).toHaveLength(2);
  });

  await test.step('the end of the call leaves the transcript to read and a record in the inbox', async () => {
    await end.click();
    await expect(call).toBeVisible();
    await expect(owl).toHaveAttribute('data-state', 'asleep');
    await expect(owl).not.toHaveAttribute('data-pointing');
    await expect(page.getByText('What is the email tracking platform?').first()).toBeVisible();
    await expectInInbox(page, cloud, 'What is the email tracking platform?');
    await expectInInbox(page, cloud, 'what is Docker good for');
  });

  await test.step('two more calls, with a restart of the server between, and the fourth press opens the limit modal', async () => {
    await startCall(page);
    const saved = page.waitForResponse('**/api/clientCallEnded');
    await end.click();
    await saved;
    await cloud.restart();
    await startCall(page);
    await end.click();
    await call.click();
    const limit = page.getByRole('dialog', { name: 'Call Limit Reached' });
    await expect(limit).toContainText('Calls Made: 3 / 3');
    await expect(limit).toContainText('Remaining: 0');
    await limit.getByRole('button', { name: 'Close' }).click();
    await expect(limit).toBeHidden();
  });

  await test.step('from then on the owl sleeps, and the page leads to a meeting and a mail', async () => {
    await page.evaluate(() => sessionStorage.removeItem('asad_last_talk'));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'ASAD is asleep' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Book a Meeting' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Write to / })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Worth asking' })).toBeHidden();
  });

  expect(complaints).toEqual([]);
});
