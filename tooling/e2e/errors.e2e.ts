import type { Page, Route } from '@playwright/test';
import {
  expect,
  findCheck,
  hold,
  openCallPage,
  passVerification,
  sharedTest,
  verifiedTest,
} from './testing/fixtures.ts';

type Answer = Parameters<Route['fulfill']>[0];
const refuse = (status: number, code: string, more: object = {}): Answer => ({
  status,
  json: { error: { code, message: 'No.' }, ...more },
});
const HTML = { status: 503, contentType: 'text/html', body: '<h1>Welcome to the hotel’s network</h1>' };
const [STATS, CALL, CHALLENGE, CHECK] = ['getUserCallStats', 'call/web', 'captchaChallenge', 'verifyCaptcha'].map(
  (path) => `**/api/${path}`,
) as [string, string, string, string];
const STATS_FAILED = 'Failed to check call availability. Please try again.';
const RESTING = 'ASAD is resting. Please try again later.';
const TOMORROW = 'ASAD has answered enough calls for today. Please try again tomorrow.';
const LATER = 'ASAD has answered many calls this hour. Please try again in a little while.';
const NOT_LOADED = 'Failed to load reCAPTCHA. Please refresh the page.';
const NOT_SIGNED_IN = 'Failed to sign in. Please try again.';

const answerOnce = (page: Page, path: string, answer: Answer): Promise<unknown> =>
  page.route(path, (route) => (answer === undefined ? route.abort() : route.fulfill(answer)), { times: 1 });

verifiedTest('each refusal of a call has its words in view, and the next press calls', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const call = page.getByRole('button', { name: 'Call ASAD' });
  const alert = page.getByRole('alert');
  const created: string[] = [];
  page.on('response', (response) => void (response.url().endsWith('/api/call/web') && created.push(response.url())));
  for (const [path, answer, text] of [
    [STATS, undefined, STATS_FAILED],
    [STATS, refuse(503, 'closed'), RESTING],
    [STATS, HTML, STATS_FAILED],
    [CALL, refuse(429, 'network_budget'), TOMORROW],
    [CALL, refuse(429, 'hour_budget'), LATER],
    [CALL, refuse(429, 'site_budget'), TOMORROW],
    [CALL, refuse(503, 'closed'), RESTING],
  ] as const) {
    created.length = 0;
    // The page may also ask for the statistics by itself.
    await page.route(path, (route) => (answer === undefined ? route.abort() : route.fulfill(answer)));
    await call.click();
    await expect(alert).toHaveText(text);
    await page.unroute(path);
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(call).toBeEnabled();
    expect(created).toHaveLength(path === CALL ? 1 : 0);
  }

  await answerOnce(page, CALL, refuse(502, 'provider_failed'));
  await call.click();
  await expect(page.getByText('The call could not be started.')).toBeVisible();
  await expect(alert).toHaveCount(0);

  const stats = { canMakeCall: false, callCount: 5, maxCalls: 5, remainingCalls: 0 };
  await answerOnce(page, CALL, refuse(429, 'visitor_limit', { stats }));
  await call.click();
  await expect(page.getByRole('dialog', { name: 'Call Limit Reached' })).toContainText('Calls Made: 5 / 5');
  await page.keyboard.press('Escape');
  await expect(call).toBeFocused();

  await page.route(STATS, (route) => route.fulfill(refuse(503, 'unavailable')));
  await page.getByRole('button', { name: 'Type instead' }).click();
  await expect(alert).toHaveText(STATS_FAILED);
  await page.unroute(STATS);
  const answer = await hold(page, STATS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('One moment, your call is being prepared.').first()).toBeVisible();
  answer();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.getByRole('button', { name: 'End Call' }).click();

  await answerOnce(page, CALL, refuse(403, 'not_verified'));
  await call.click();
  await passVerification(page);
  await page.getByRole('button', { name: 'End Call' }).waitFor();
});

sharedTest('each failure of the check has its words in view, and the next try passes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openCallPage(page);
  const call = page.getByRole('button', { name: 'Call ASAD' });
  const { alert, box, dialog, proceed } = findCheck(page);
  for (const [answer, text] of [
    [refuse(503, 'unavailable'), NOT_LOADED],
    [refuse(503, 'closed'), RESTING],
  ] as const) {
    await answerOnce(page, CHALLENGE, answer);
    await call.click();
    await expect(alert).toHaveText(text);
    await expect(alert).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  const release = await hold(page, CHALLENGE);
  await call.click();
  await expect(dialog.getByText('Loading the check…')).toBeVisible();
  await proceed.press('Enter');
  await expect(alert).toHaveText('Please complete the reCAPTCHA verification first.');
  release();
  await expect(dialog.getByText('Loading the check…')).toBeHidden();

  for (const [answer, text] of [
    [refuse(400, 'captcha_failed'), 'No.'],
    [undefined, NOT_SIGNED_IN],
    [{ ...HTML, status: 200 }, NOT_SIGNED_IN],
  ] as const) {
    await answerOnce(page, CHECK, answer);
    await proceed.click();
    await expect(alert).toHaveText(text);
    await expect(alert).toBeInViewport({ ratio: 1 });
    // The used token is gone.
    await expect(box).not.toBeChecked();
    await expect(proceed).toBeDisabled();
    await box.click();
    await expect(proceed).toBeEnabled();
    await expect(alert).toHaveCount(0);
  }
  await passVerification(page);
});

sharedTest('with a clock three days ahead a check expires in time; the next one closes by itself', async ({ page }) => {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 3 * 24 * 3_600_000;
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openCallPage(page);
  await page.route(
    CHALLENGE,
    async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { challenge: { parameters: { expiresAt: number } } };
      json.challenge.parameters.expiresAt = Math.ceil(Date.now() / 1000) + 4;
      await route.fulfill({ response, json });
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  const { alert, box, dialog, proceed } = findCheck(page);
  await expect(alert).toHaveText('reCAPTCHA expired. Please verify again.');
  await expect(proceed).toBeDisabled();
  await box.click();
  await proceed.click();
  await dialog.getByText('Successfully verified! You can now make calls.').waitFor();
  // Renders of the page neither delay its closing nor change its size.
  const heights = await dialog.evaluateHandle((element: HTMLElement) => {
    setInterval(() => document.querySelector<HTMLElement>('[data-part="still"]')?.click(), 100);
    // A closing dialog also shrinks by a transform, which does not shift the layout.
    const seen = [element.offsetHeight];
    new ResizeObserver(() => seen.push(element.offsetHeight)).observe(element);
    return seen;
  });
  await dialog.waitFor({ state: 'detached' });
  const seen = (await heights.jsonValue()).filter((height) => height > 0);
  expect(Math.max(...seen) - Math.min(...seen)).toBeLessThan(1);
});

// altcha-org/altcha#124
sharedTest('over plain HTTP the check says that it needs HTTPS', async ({ page, cloud }) => {
  await page.route('http://site.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: cloud.url + pathname }) });
  });
  await page.goto('http://site.example/call');
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(/needs https/);
});

verifiedTest('a microphone that the system blocks gets advice after the specification’s sentence', async ({ page }) => {
  await page.addInitScript(() => {
    const refusal = new DOMException('Permission denied by system', 'NotAllowedError');
    navigator.mediaDevices.getUserMedia = () => Promise.reject(refusal);
  });
  await page.reload();
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Microphone access denied. Please allow microphone access to make calls.',
  );
  await expect(page.getByText('allow it in the privacy settings.')).toBeVisible();
});
