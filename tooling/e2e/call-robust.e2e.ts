import {
  expect,
  passVerification,
  startCall,
  test as unverifiedTest,
  verifiedTest as test,
  ask,
  typeText,
} from './testing/fixtures.ts';
import { installRecogniser } from './testing/played-recogniser.ts';

test('a reload in the middle of a call ends it, and the record arrives', async ({ page, cloud }) => {
  await startCall(page);
  await ask(page, 'Is he free in January?');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Call ASAD' })).toBeVisible();
  await expect.poll(async () => (await page.request.get(cloud.inboxUrl)).text()).toContain('Is he free in January?');
});

test('an unsent record is delivered at the next visit', async ({ page, cloud }) => {
  await startCall(page);
  await ask(page, 'Does he know Laravel?');
  await page.route('**/api/clientCallEnded', (route) => route.abort());
  await page.getByRole('button', { name: 'End Call' }).click();
  await expect(page.getByRole('button', { name: 'Call ASAD' })).toBeVisible();
  await page.waitForTimeout(300);
  expect(await (await page.request.get(cloud.inboxUrl)).text()).not.toContain('Does he know Laravel?');
  await page.unroute('**/api/clientCallEnded');
  await page.reload();
  await expect.poll(async () => (await page.request.get(cloud.inboxUrl)).text()).toContain('Does he know Laravel?');
});

test('a second tab does not start a second call', async ({ page, context }) => {
  await startCall(page);
  const other = await context.newPage();
  await other.goto('/call');
  await other.getByRole('button', { name: 'Call ASAD' }).click();
  await expect(other.getByText('A call is running in another tab.')).toBeVisible();
  await page.getByRole('button', { name: 'End Call' }).click();
  await other.getByRole('button', { name: 'Try again' }).click();
  await expect(other.getByRole('button', { name: 'End Call' })).toBeVisible();
});

for (const [name, script] of [
  ['where IndexedDB never answers (WebKit bug 226547)', 'IDBFactory.prototype.open = () => new EventTarget();'],
  ['without Web Audio (iOS in Lockdown Mode)', 'delete globalThis.AudioContext;'],
] as const)
  unverifiedTest(`${name}, a first call is verified, answers and is recorded`, async ({ page, cloud }) => {
    await page.addInitScript(script);
    await page.goto('/call');
    await page.getByRole('button', { name: 'Call ASAD' }).click();
    await passVerification(page);
    await typeText(page, 'What is Docker good for?');
    await expect(page.getByRole('log')).toContainText('the same machine');
    await page.getByRole('button', { name: 'End Call' }).click();
    await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
    await expect
      .poll(async () => (await page.request.get(cloud.inboxUrl)).text())
      .toContain('What is Docker good for?');
  });

unverifiedTest(
  'the visitor can delete the transcripts from the server, and the count stays',
  async ({ page, cloud }) => {
    await page.goto('/call');
    await page.getByRole('button', { name: 'Call ASAD' }).click();
    await passVerification(page);
    await page.getByRole('button', { name: 'End Call' }).waitFor();
    await typeText(page, 'Please forget that I asked this.');
    await expect(page.getByRole('log')).toContainText('Please forget');
    await page.getByRole('button', { name: 'End Call' }).click();
    await expect.poll(async () => (await page.request.get(cloud.inboxUrl)).text()).toContain('Please forget');
    await expect(page.getByText('that copy stays')).toBeVisible();
    await page.getByRole('button', { name: 'Delete from the server' }).click();
    await page.getByRole('button', { name: 'Delete them all' }).click();
    await expect(page.getByText('Deleted from the server.')).toBeVisible();
    expect(await (await page.request.get(cloud.inboxUrl)).text()).not.toContain('Please forget');
    await expect(page.getByText('2 calls left')).toBeVisible();
  },
);

unverifiedTest('the whole call can be made by keyboard', async ({ page, complaints }) => {
  await installRecogniser(page);
  await page.goto('/call');
  await page.getByRole('button', { name: 'Call ASAD' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Hey there!' });
  await dialog.getByRole('checkbox').waitFor();
  const proceed = dialog.getByRole('button', { name: 'Continue to Call' });
  await expect(proceed).toBeEnabled();
  for (let tabs = 0; tabs < 6; tabs += 1) {
    if (await proceed.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(proceed).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await expect(page.getByRole('button', { name: 'End Call' })).toBeFocused();
  await page.keyboard.press('Alt+t');
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('What is Docker good for?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('What is Docker good for?');
  // Shortcuts are ignored while typing.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Alt+m');
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
  await page.getByRole('button', { name: 'End Call' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a network lost during a call loses nothing: the record arrives later', async ({ page, context, cloud }) => {
  await startCall(page);
  await ask(page, 'Has he worked with n8n?');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'End Call' }).click();
  await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await page.request.get(cloud.inboxUrl)).text()).toContain('Has he worked with n8n?');
});

test('going back during a call ends it: the cached page is silent, and the record arrives', async ({ page, cloud }) => {
  await installRecogniser(page);
  await page.goto('/');
  await page.goto('/call');
  await page.evaluate(() => {
    const media = navigator.mediaDevices;
    const open = media.getUserMedia.bind(media);
    media.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      addEventListener('pagehide', () => {
        const live = stream.getTracks().filter(({ readyState }) => readyState === 'live').length;
        sessionStorage.setItem('live-after-leaving', String(live));
      });
      return stream;
    };
  });
  await startCall(page);
  await ask(page, 'Which job was the hardest?');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => sessionStorage.getItem('live-after-leaving'))).toBe('0');
  await expect
    .poll(async () => (await page.request.get(cloud.inboxUrl)).text())
    .toContain('Which job was the hardest?');
});

test('a header link opens a new tab during a call, and the last transcript is there after Back and a reload', async ({
  page,
  context,
}) => {
  await page.getByRole('button', { name: 'Type instead' }).click();
  await typeText(page, 'What is Docker good for?');
  await expect(page.getByRole('complementary', { name: 'Mentioned: Docker' })).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('banner').getByRole('link', { name: 'Works' }).click();
  await (await opened).close();
  await page.getByRole('button', { name: 'End Call' }).click();
  const transcript = page.getByRole('heading', { name: 'Transcript' });
  await expect(transcript).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Works' }).click();
  await page.waitForURL('**/#works');
  await page.goBack();
  await expect(transcript).toBeVisible();
  await page.reload();
  await expect(transcript).toBeVisible();
  await expect(page.getByText('What is Docker good for?')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mentioned' })).toBeVisible();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page
    .getByRole('button', { name: /^Delete/ })
    .last()
    .click();
  await expect(page.getByText('Deleted from the server.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Call ASAD' }).waitFor();
  await expect(transcript).toHaveCount(0);
});

test('the controls of a call stay in one bar at any scroll position', async ({ page }) => {
  await installRecogniser(page);
  await page.reload();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 740, height: 360 },
    { width: 360, height: 225 },
  ]) {
    await page.setViewportSize(size);
    if (size.width === 1440) await startCall(page);
    for (const place of ['main', 'form', 'footer']) {
      await page.locator(place).first().scrollIntoViewIfNeeded();
      for (const name of ['End Call', 'Mute'])
        await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
      if (size.height > 300)
        await expect(page.getByText('Listening').or(page.getByText('ASAD is speaking'))).toBeInViewport({ ratio: 1 });
    }
  }
  await expect(page.getByRole('button', { name: 'End Call' })).toHaveCount(1);
  await page.getByRole('button', { name: 'End Call' }).click();
});

unverifiedTest('the dialog says that the check loads until it has loaded', async ({ page }) => {
  const released = Promise.withResolvers<void>();
  await page.route('**/api/captchaChallenge*', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/call');
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hey there!' });
  await expect(dialog.getByText('Loading the check…')).toBeVisible();
  released.resolve();
  await dialog.getByRole('checkbox').waitFor();
  await expect(dialog.getByText('Loading the check…')).toBeHidden();
});
