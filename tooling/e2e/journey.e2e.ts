import { expect, passVerification, startCall, test, typeText } from './testing/fixtures.ts';

// With a guest, only text and elements matter.
test.use({
  contextOptions: async ({ guest }, use) => use({ reducedMotion: guest === 'none' ? 'no-preference' : 'reduce' }),
});

test('a visitor opens the home page, is verified, makes three calls, and then reaches the limit', async ({
  page,
  cloud,
  guest,
  complaints,
}) => {
  await page.goto('/');
  await test.step('a card opens its case study, and Back closes it', async () => {
    await page.getByRole('link', { name: 'Full-Stack Engineer, MERN' }).click();
    const dialog = page.getByRole('dialog', { name: 'Full-Stack Engineer, MERN' });
    await expect(dialog.getByRole('heading', { name: 'What I Owned' })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
  });
  await page.getByRole('link', { name: 'Talk to Asad' }).first().click();
  await expect(page).toHaveURL(/\/call$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Talk to ASAD, he knows .+ better than anyone/);
  await expect(page.getByText('Available 24/7 • Instant response • Powered by AI')).toBeVisible();

  await test.step('the first press opens the check, which a real captcha and an anonymous sign-in pass', async () => {
    await page.getByRole('button', { name: 'Call ASAD' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hey there!' });
    await expect(dialog.getByRole('button', { name: 'Continue to Call' })).toBeDisabled();
    await passVerification(page);
  });

  await test.step('the call starts automatically; the owl greets, and answers a typed question from the site’s content', async () => {
    await expect(page.getByRole('button', { name: 'End Call' })).toBeFocused();
    const log = page.getByRole('log');
    await expect(log).toContainText('and nothing else');
    // The owl's beak follows the level, even without speech synthesis.
    const owl = page.getByRole('img', { name: 'ASAD, the owl' });
    await expect(owl).toHaveAttribute('data-state', 'speaking');
    if (guest === 'none')
      await expect
        .poll(() => owl.evaluate((element) => Number(element.style.getPropertyValue('--level'))))
        .toBeGreaterThan(0.05);
    await typeText(page, 'What is the email tracking platform?');
    await expect(log).toContainText('What is the email tracking platform?');
    await expect(log).toContainText(/email/i);
  });

  await test.step('the end of the call leaves the transcript to read and a record in the inbox', async () => {
    await page.getByRole('button', { name: 'End Call' }).click();
    await expect(page.getByRole('button', { name: 'Call ASAD' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'ASAD, the owl' })).toHaveAttribute('data-state', 'asleep');
    await expect(page.getByText('What is the email tracking platform?').first()).toBeVisible();
    await expect
      .poll(async () => (await page.request.get(cloud.inboxUrl)).text())
      .toContain('What is the email tracking platform?');
  });

  await test.step('two more calls, with a restart of the server between, and the fourth press opens the limit modal', async () => {
    await startCall(page);
    const saved = page.waitForResponse('**/api/clientCallEnded');
    await page.getByRole('button', { name: 'End Call' }).click();
    await saved;
    await cloud.restart();
    await startCall(page);
    await page.getByRole('button', { name: 'End Call' }).click();
    await page.getByRole('button', { name: 'Call ASAD' }).click();
    const limit = page.getByRole('dialog', { name: 'Call Limit Reached' });
    await expect(limit).toContainText('Calls Made: 3 / 3');
    await expect(limit).toContainText('Remaining: 0');
    await limit.getByRole('button', { name: 'Close' }).click();
    await expect(limit).toBeHidden();
  });

  expect(complaints).toEqual([]);
});
