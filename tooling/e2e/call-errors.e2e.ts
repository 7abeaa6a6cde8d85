import type { Route } from '@playwright/test';
import {
  expect,
  openCallPage,
  passVerification,
  startCall,
  test as unverifiedTest,
  verifiedTest as test,
} from './testing/fixtures.ts';

const refusal = (status: number, code: string, more: object = {}) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ error: { code, message: 'No.' }, ...more }),
});

test('a failed check of the statistics is an alert, and no call is started', async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => void requestedPaths.push(new URL(request.url()).pathname));
  await page.route('**/api/getUserCallStats', (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>no</h1>' }),
  );
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to check call availability. Please try again.');
  expect(requestedPaths).not.toContain('/api/call/web');

  await page.unroute('**/api/getUserCallStats');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'End Call' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a spent budget is an alert that says when to come back', async ({ page }) => {
  for (const code of ['network_budget', 'site_budget']) {
    await page.route('**/api/call/web', (route) => route.fulfill(refusal(429, code)), { times: 1 });
    await page.getByRole('button', { name: 'Call ASAD' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'ASAD has answered enough calls for today. Please try again tomorrow.',
    );
    await expect(page.getByRole('button', { name: 'Call ASAD' })).toBeEnabled();
  }
});

test('a spent hour and a closed site have separate alerts', async ({ page }) => {
  const words = [
    [429, 'hour_budget', 'ASAD has answered many calls this hour. Please try again in a little while.'],
    [503, 'closed', 'ASAD is resting. Please try again later.'],
  ] as const;
  for (const path of ['**/api/call/web', '**/api/getUserCallStats']) {
    for (const [status, code, text] of words.filter((word) => path.endsWith('web') || word[1] === 'closed')) {
      await page.route(path, (route) => route.fulfill(refusal(status, code)), { times: 1 });
      await page.getByRole('button', { name: 'Call ASAD' }).click();
      await expect(page.getByRole('alert')).toHaveText(text);
      await expect(page.getByRole('button', { name: 'Call ASAD' })).toBeEnabled();
    }
  }
});

test('the server’s limit opens the limit modal even if the statistics permit a call', async ({ page }) => {
  const stats = { canMakeCall: false, callCount: 5, maxCalls: 5, remainingCalls: 0 };
  await page.route('**/api/call/web', (route) => route.fulfill(refusal(429, 'visitor_limit', { stats })));
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  const limit = page.getByRole('dialog', { name: 'Call Limit Reached' });
  await expect(limit).toContainText('Calls Made: 5 / 5');
  await page.keyboard.press('Escape');
  await expect(limit).toBeHidden();
  await expect(page.getByRole('button', { name: 'Call ASAD' })).toBeFocused();
});

test('a visitor with an expired verification is asked to verify again', async ({ page }) => {
  await page.route('**/api/call/web', (route) => route.fulfill(refusal(403, 'not_verified')), { times: 1 });
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await passVerification(page);
  await page.getByRole('button', { name: 'End Call' }).waitFor();
});

test('a start that fails at the provider leaves the visitor idle and shows a calm message', async ({ page }) => {
  await page.route('**/api/call/web', (route) => route.fulfill(refusal(502, 'provider_failed')), { times: 1 });
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await expect(page.getByText('The call could not be started.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Call ASAD' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

unverifiedTest(
  'the modal reports a captcha that does not load and a check that the server refuses',
  async ({ page }) => {
    await openCallPage(page);
    await page.route('**/api/captchaChallenge', (route) => route.fulfill(refusal(503, 'unavailable')), { times: 1 });
    await page.getByRole('button', { name: 'Call ASAD' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hey there!' });
    await expect(dialog.getByRole('alert')).toHaveText('Failed to load reCAPTCHA. Please refresh the page.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.route('**/api/verifyCaptcha', (route) => route.fulfill(refusal(400, 'captcha_failed')), { times: 1 });
    await page.getByRole('button', { name: 'Call ASAD' }).click();
    await dialog.getByRole('button', { name: 'Continue to Call' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('No.');
    await expect(dialog.getByRole('button', { name: 'Continue to Call' })).toBeDisabled();
    // The widget resets a used token.
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
    await dialog.getByRole('checkbox').click();
    await passVerification(page);
  },
);

unverifiedTest(
  'a new visitor of a closed site reads that it is closed, without advice to refresh',
  async ({ page }) => {
    await openCallPage(page);
    await page.route('**/api/captchaChallenge', (route) => route.fulfill(refusal(503, 'closed')), { times: 1 });
    await page.getByRole('button', { name: 'Call ASAD' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hey there!' });
    await expect(dialog.getByRole('alert')).toHaveText('ASAD is resting. Please try again later.');
  },
);

unverifiedTest('a check without an answer ends in an error, and the modal can be closed', async ({ page }) => {
  await page.clock.install();
  await openCallPage(page);
  const dialog = page.getByRole('dialog', { name: 'Hey there!' });
  /** Holds requests to `path`; resolves on the first. */
  const hold = (path: string): Promise<void> =>
    new Promise((resolve) => void page.route(path, () => resolve(), { times: 1 }));
  const challenge = hold('**/api/captchaChallenge');
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await challenge;
  await page.clock.fastForward(11_000);
  await expect(dialog.getByRole('alert')).toHaveText('Failed to load reCAPTCHA. Please refresh the page.');
  await page.keyboard.press('Escape');

  const check = hold('**/api/verifyCaptcha');
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await dialog.getByRole('button', { name: 'Continue to Call' }).click();
  await check;
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  await page.clock.fastForward(31_000);
  await expect(dialog.getByRole('alert')).toHaveText('The server did not answer in time. Please try again.');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeEnabled();
  await dialog.getByRole('checkbox').click();
  await passVerification(page);
});

unverifiedTest('closing the modal discards the solution', async ({ page }) => {
  await openCallPage(page);
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hey there!' });
  await expect(dialog.getByRole('button', { name: 'Continue to Call' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  // Solving the next challenge would hide remains of the first.
  await page.route('**/api/captchaChallenge', () => undefined);
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await expect(dialog.getByRole('button', { name: 'Continue to Call' })).toBeDisabled();
});

test('“Try again” after a typed start that failed starts a typed one', async ({ page }) => {
  await page.route('**/api/getUserCallStats', (route) => route.fulfill(refusal(503, 'unavailable')), { times: 1 });
  await page.getByRole('button', { name: 'Type instead' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to check call availability. Please try again.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'End Call' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
});

test('a press with a slow check gets a sign within a second, and calls afterwards', async ({ page }) => {
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/getUserCallStats', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  const note = page.getByText('One moment, the site prepares the call.');
  await expect(note.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Call ASAD' })).toBeEnabled();
  answered.resolve();
  await expect(page.getByRole('button', { name: 'End Call' })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('a failed press keeps the last transcript and its mentions', async ({ page }) => {
  await page.getByRole('button', { name: 'Type instead' }).click();
  await page.getByRole('textbox', { name: 'Your question' }).fill('What is Docker good for?');
  await page.getByRole('textbox', { name: 'Your question' }).press('Enter');
  await expect(page.getByRole('complementary', { name: 'Mentioned: Docker' })).toBeVisible();
  await page.getByRole('button', { name: 'End Call' }).click();
  const mentioned = page.getByRole('heading', { name: 'Mentioned' });
  await expect(mentioned).toBeVisible();
  await page.route('**/api/getUserCallStats', (route) => route.fulfill(refusal(503, 'unavailable')), { times: 1 });
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(mentioned).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
});

for (const code of ['create-site-guide', 'guide-worker'])
  test(`voice code that does not load (${code}) spends no call in any number of tries, and offers a reload`, async ({
    page,
  }) => {
    const opened: string[] = [];
    page.on('request', (request) => void (request.url().endsWith('/api/call/web') && opened.push(request.url())));
    await page.route(`**/assets/${code}*`, (route) => route.abort());
    await page.reload();
    await page.getByRole('button', { name: 'Call ASAD' }).click();
    const reload = page.getByRole('button', { name: 'Reload' });
    await expect(reload).toBeVisible();
    await page.getByRole('button', { name: 'Call ASAD' }).click();
    await expect(reload).toBeVisible();
    expect(opened).toEqual([]);
    await page.unroute(`**/assets/${code}*`);
    // The button renews cached files first: a press until then would be lost.
    await Promise.all([page.waitForEvent('domcontentloaded'), reload.click()]);
    await startCall(page);
  });

test('voice code that never arrives ends in an error that offers a reload', async ({ page }) => {
  await page.clock.install();
  await page.route('**/assets/create-site-guide*', () => undefined);
  await page.reload();
  const counted = page.waitForResponse('**/api/getUserCallStats');
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await (await counted).finished();
  // The page reads the answer before it waits for the code.
  await page.waitForTimeout(500);
  await page.clock.fastForward(36_000);
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});

unverifiedTest(
  'the check shows no technical message, and offers a reload when a chunk is missing',
  async ({ page }) => {
    await page.goto('/call');
    await page.route('**/assets/mount-altcha*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Call ASAD' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hey there!' });
    await expect(dialog.getByRole('alert')).toHaveText('Failed to load reCAPTCHA. Please refresh the page.');
    await page.unroute('**/assets/mount-altcha*.js');
    await dialog.getByRole('button', { name: 'Reload' }).click();

    const broken: ((route: Route) => Promise<void>)[] = [
      (route) => route.abort(),
      (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to the hotel’s network</h1>' }),
    ];
    await page.getByRole('button', { name: 'Call ASAD' }).click();
    for (const [attempt, answer] of broken.entries()) {
      await page.route('**/api/verifyCaptcha', answer, { times: 1 });
      if (attempt > 0) await dialog.getByRole('checkbox').click();
      await dialog.getByRole('button', { name: 'Continue to Call' }).click();
      await expect(dialog.getByRole('alert')).toHaveText('Failed to sign in. Please try again.');
      await expect(dialog.getByRole('checkbox')).not.toBeChecked();
    }

    await page.route('**/assets/create-firebase-identity*', (route) => route.abort());
    await page.reload();
    await page.getByRole('button', { name: 'Call ASAD' }).click();
    await dialog.getByRole('button', { name: 'Continue to Call' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to sign in. Please try again.');
    await expect(dialog.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
);
