import {
  ask,
  endCall,
  expect,
  expectInInbox,
  findCheck,
  hold,
  hydrated,
  startFirstCall,
  sharedTest,
  startCall,
  startTypedCall,
  verifiedTest,
} from './testing/fixtures.ts';
import { installRecogniser } from './testing/played-recogniser.ts';

verifiedTest('a record arrives after a lost request, a lost network and Back', async ({ page, context, cloud }) => {
  await page.addInitScript(() => {
    const media = navigator.mediaDevices;
    const open = media.getUserMedia.bind(media);
    media.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      const countLive = () => stream.getTracks().filter(({ readyState }) => readyState === 'live').length;
      addEventListener('pagehide', () => sessionStorage.setItem('live-after-leaving', String(countLive())));
      return stream;
    };
  });
  await page.goto('/');
  await page.goto('/call');
  await startCall(page);
  await ask(page, 'Does he know Laravel?');
  const logged = page.waitForEvent('console', (message) => message.text().includes('Failed to save call data'));
  await page.route('**/api/clientCallEnded', (route) => route.abort(), { times: 1 });
  await endCall(page);
  await logged;
  await page.reload();
  await expectInInbox(page, cloud, 'Does he know Laravel?');

  await startCall(page);
  await ask(page, 'Has he worked with n8n?');
  await context.setOffline(true);
  await endCall(page);
  await context.setOffline(false);
  await expectInInbox(page, cloud, 'Has he worked with n8n?');

  await startCall(page);
  await ask(page, 'Which job was the hardest?');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => sessionStorage.getItem('live-after-leaving'))).toBe('0');
  await expectInInbox(page, cloud, 'Which job was the hardest?');
});

verifiedTest('a reload ends a call, and a second tab does not start a second one', async ({ page, context, cloud }) => {
  await startCall(page);
  await ask(page, 'Is he free in January?');
  await page.reload();
  await expectInInbox(page, cloud, 'Is he free in January?');
  await startCall(page);
  const other = await context.newPage();
  await other.goto('/call');
  await other.getByRole('button', { name: 'Call ASAD' }).click();
  await expect(other.getByText('A call is running in another tab.')).toBeVisible();
  await endCall(page);
  await other.getByRole('button', { name: 'Try again' }).click();
  await expect(other.getByRole('button', { name: 'End Call' })).toBeVisible();
});

// WebKit bug 226547; iOS in Lockdown Mode
sharedTest('a first call works without Web Audio where IndexedDB never answers', async ({ page, cloud }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    Reflect.deleteProperty(globalThis, 'AudioContext');
  });
  await startFirstCall(page);
  await ask(page, 'What is Docker good for?');
  await expect(page.getByRole('log')).toContainText('the same machine');
  await endCall(page);
  await expectInInbox(page, cloud, 'What is Docker good for?');
});

sharedTest('the whole call can be made by keyboard, and no focus is lost', async ({ page }) => {
  await page.goto('/call');
  const call = page.getByRole('button', { name: 'Call ASAD' });
  const end = page.getByRole('button', { name: 'End Call' });
  const field = page.getByRole('textbox');
  await call.focus();
  const { box, dialog, proceed } = findCheck(page);
  await page.keyboard.down('Enter');
  await box.waitFor();
  // A held key repeats its press.
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(proceed).toBeEnabled();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(proceed).toBeFocused({ timeout: 100 });
  }).toPass();
  // Screen readers announce only regions that exist before their text.
  const statuses = await page.getByRole('status', { includeHidden: true }).elementHandles();
  const readStatuses = async (): Promise<string> =>
    (await Promise.all(statuses.map((status) => status.textContent()))).join();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await expect(end).toBeFocused();
  await expect.poll(readStatuses).toContain('ASAD is on the line.');
  await expect(page.getByRole('log')).toHaveAttribute('aria-live', 'off');

  await page.keyboard.press('Alt+t');
  await expect(field).toBeFocused();
  await page.keyboard.type('What is Docker good for?');
  await page.keyboard.press('Enter');
  const card = page.getByRole('complementary', { name: 'Mentioned: Docker' });
  await card.getByRole('button').press('Enter');
  await expect(card).toBeHidden();
  await expect(page.locator(':focus:not(body)')).toHaveCount(1);
  await end.press('Enter');
  await expect.poll(readStatuses).toContain('The call has ended. The transcript is below.');

  await page.route('**/api/getUserCallStats', (route) => route.abort());
  await call.press('Enter');
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await page.unroute('**/api/getUserCallStats');
  await expect(call).toBeFocused();

  await page.getByRole('button', { name: 'Type instead' }).press('Enter');
  await expect(field).toBeFocused();
  await expect(page.getByRole('log')).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.type('Goodbye');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Transcript' })).toBeFocused();
});

verifiedTest('until it is deleted, the transcript outlives pages and a reload', async ({ page, context, cloud }) => {
  await startTypedCall(page);
  await ask(page, 'Please forget that I asked about Docker.');
  await expect(page.getByRole('complementary', { name: 'Mentioned: Docker' })).toBeVisible();
  const works = page.getByRole('banner').getByRole('link', { name: 'Works' });
  // The call goes on.
  const opened = context.waitForEvent('page');
  await works.click();
  await (await opened).close();
  await endCall(page);
  await expectInInbox(page, cloud, 'Please forget');

  const asked = page.getByRole('heading', { name: 'You asked' });
  await works.click();
  await page.waitForURL('**/#works');
  await page.goBack();
  await expect(asked).toBeVisible();
  await page.reload();
  await page.route('**/api/getUserCallStats', (route) => route.abort());
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/getUserCallStats');
  await expect(asked).toBeVisible();
  await expect(page.getByText('Please forget').first()).toBeVisible();

  await page.getByRole('button', { name: 'Delete from the server' }).click();
  await page.getByRole('button', { name: 'Delete them all' }).click();
  await expect(page.getByText('Deleted from the server.')).toBeVisible();
  expect(await (await page.request.get(cloud.inboxUrl)).text()).not.toContain('Please forget');
  await page.reload();
  await page.getByRole('button', { name: 'Call ASAD' }).waitFor();
  await expect(page.getByRole('heading', { name: 'Transcript' })).toHaveCount(0);
});

verifiedTest('a suggested question begins a typed call; small windows keep its controls in view', async ({ page }) => {
  const field = page.getByRole('textbox', { name: 'Your question' });
  const end = page.getByRole('button', { name: 'End Call' });
  const log = page.getByRole('log');
  await page.setViewportSize({ width: 320, height: 568 });
  const ideas = page.getByRole('heading', { name: 'Worth asking' }).locator('xpath=following-sibling::ul');
  const question = await ideas.getByRole('button').first().innerText();
  await ideas.getByRole('button').first().click();
  await expect(log).toContainText(question);
  await ask(page, 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen');
  await ask(page, 'Tell me about Heron');
  const card = page.getByRole('complementary', { name: 'Mentioned: Heron' });
  await card.waitFor();
  for (const size of [
    { width: 320, height: 568 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    for (const top of [0, 200, 400, 5000]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      for (const part of [field, end, page.getByRole('button', { name: 'Send' })])
        await expect(part).toBeInViewport({ ratio: 1 });
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect((await card.boundingBox())?.y).toBeGreaterThan((await log.boundingBox())?.y ?? 0);
    // Neither the bar nor the header covers what the keyboard reaches.
    await end.focus();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await expect(page.locator(':focus')).toBeInViewport();
    }
  }
});

verifiedTest('the guide loads early for a known visitor; a stranger is not signed in', async ({ page, browser }) => {
  const GUIDE = /\/assets\/(?:answer-by-guide|guide-worker)/;
  const loadsGuide = page.waitForRequest(GUIDE);
  await page.reload();
  await loadsGuide;

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const stranger = await context.newPage();
  const requested: string[] = [];
  stranger.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await stranger.goto(page.url());
  // The button's hover would load the sign-in's code, if the page is hydrated by then.
  await hydrated(stranger);
  await expect(stranger.getByText('1000 calls left')).toBeVisible();
  await stranger.waitForLoadState('networkidle');
  const costly = requested.filter((path) => /^\/api\/|firebase|identity/.test(path) || GUIDE.test(path));
  expect(costly).toEqual(['/api/captchaChallenge']);
  await context.close();
});

verifiedTest('the microphone and the volume chosen in a call apply to the next one', async ({ page }) => {
  await installRecogniser(page);
  await page.reload();
  const microphone = page.getByRole('combobox', { name: 'Microphone' });
  const volume = page.getByRole('slider', { name: 'Volume' });
  await startCall(page);
  await page.getByText('Sound', { exact: true }).click();
  const another = await microphone.getByRole('option').last().getAttribute('value');
  await microphone.selectOption(another);
  await volume.fill('50');
  await endCall(page);
  await startCall(page);
  await page.getByText('Sound', { exact: true }).click();
  await expect(microphone).toHaveValue(another ?? '');
  await expect(volume).toHaveValue('50');
});

// common-voice/common-voice#2153
verifiedTest('a browser that never asks for the microphone leads to a typed call', async ({ page }) => {
  await page.addInitScript(() => (navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined)));
  await page.reload();
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await page.getByRole('textbox').fill('What is Docker good for?');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByText('Your browser asks for the microphone.')).toBeVisible();
  await page.getByRole('button', { name: 'Type instead' }).click();
  await expect(page.getByRole('log')).toContainText('What is Docker good for?');
});

// twilio/twilio-video.js#1206
verifiedTest('a phone call that takes the microphone is shown, and so is its end', async ({ page }) => {
  await installRecogniser(page);
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      for (const type of ['mute', 'unmute'])
        addEventListener(type, () => stream.getAudioTracks()[0]?.dispatchEvent(new Event(type)));
      return stream;
    };
  });
  await page.reload();
  await startCall(page);
  const reason = page.getByText('a phone call or another program is using it');
  await page.evaluate(() => dispatchEvent(new Event('mute')));
  await expect(reason).toBeVisible();
  await expect(page.getByText('Listening', { exact: true })).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('unmute')));
  await expect(reason).toHaveCount(0);
});

verifiedTest('a lasting error of recognition is shown, and “Speak again” resumes speech', async ({ page }) => {
  const network = { error: 'network' } as const;
  await installRecogniser(page, [network, network, network, 'listens']);
  await page.reload();
  await startCall(page);
  const reason = page.getByText('Its speech service could not be reached.');
  const mute = page.getByRole('button', { name: 'Mute' });
  await expect(reason).toBeVisible();
  await expect(mute).toHaveCount(0);
  await page.getByRole('button', { name: 'Speak again' }).click();
  await expect(reason).toHaveCount(0);
  for (const key of ['Alt', 'm', 'm']) await page.keyboard.down(key);
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
});

verifiedTest('without speech recognition the page says so before hydration, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(globalThis, name);
  });
  const release = await hold(page, '**/assets/hydrate-page*');
  await page.reload();
  const note = page.getByText('This browser has no speech recognition: ASAD answers what you type.');
  await expect(note).toBeVisible();
  const idea = page.getByRole('button', { name: 'Tell me about' });
  const before = await idea.boundingBox();
  release();
  await page.getByText(/^\d+ calls left$/).waitFor();
  await expect(note).toBeVisible();
  expect((await idea.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});
