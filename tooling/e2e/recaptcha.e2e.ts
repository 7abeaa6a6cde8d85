import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '@asad/tooling/listen';
import type { Page } from '@playwright/test';
import { expect, findCheck, passVerification, test as base } from './testing/fixtures.ts';

/** Google's siteverify: it confirms a page's third token alone. */
const test = base.extend({
  cloudEnv: async ({ browserName: _browserName }, use) => {
    const answer = async (request: IncomingMessage): Promise<object> => {
      const form = new URLSearchParams(await text(request));
      return form.get('secret') === 'captcha-secret' && form.get('response') === 'token-3'
        ? { success: true, hostname: '127.0.0.1', challenge_ts: new Date().toISOString() }
        : { success: false, 'error-codes': ['timeout-or-duplicate'] };
    };
    const siteverify = createServer((request, response) => {
      void answer(request).then((verdict) => response.end(JSON.stringify(verdict)));
    });
    await use({
      CAPTCHA: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET: 'captcha-secret',
      RECAPTCHA_VERIFY_URL: `${await listen(siteverify)}/siteverify`,
      RECAPTCHA_HOSTNAME: '127.0.0.1',
    });
    siteverify.close();
  },
});

/** Google's script: renders a box and calls back with a new token. */
const SCRIPT = `
  (() => {
    const widgets = [];
    let count = 0;
    window.grecaptcha = {
      render(element, options) {
        if (options.sitekey !== 'site-key') throw new Error('Invalid site key');
        if (element.children.length > 0) throw new Error('reCAPTCHA has already been rendered in this element');
        const label = document.createElement('label');
        const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
        label.append(box, "I'm not a robot");
        element.append(label);
        box.addEventListener('change', () => options.callback('token-' + (count += 1)));
        window.expireCaptcha = () => { box.checked = false; options['expired-callback'](); };
        return widgets.push({ box }) - 1;
      },
      reset(id) { widgets[id].box.checked = false; },
    };
    window[new URL(document.currentScript.src).searchParams.get('onload')]();
  })();
`;

const serveGoogle = (page: Page, body: string): Promise<unknown> =>
  page.route('https://www.google.com/recaptcha/**', (route) => route.fulfill({ contentType: 'text/javascript', body }));

test('a visitor passes reCAPTCHA; an expired or refused token must be replaced', async ({ page }) => {
  await serveGoogle(page, SCRIPT);
  await page.goto('/call');
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  const { alert, box, proceed } = findCheck(page);
  await box.check();
  await expect(proceed).toBeEnabled();
  await page.evaluate(() => (globalThis as unknown as { expireCaptcha(): void }).expireCaptcha());
  await expect(alert).toHaveText('reCAPTCHA expired. Please verify again.');
  await expect(proceed).toBeDisabled();
  await box.check();
  await expect(alert).toHaveCount(0);
  await proceed.click();
  await expect(alert).toBeVisible();
  await expect(box).not.toBeChecked();
  await expect(proceed).toBeDisabled();
  await box.check();
  await passVerification(page);
  await page.getByRole('button', { name: 'End Call' }).waitFor();
});

test('a blocked script and a widget that does not start have different messages', async ({ page }) => {
  await page.route('https://www.google.com/recaptcha/**', (route) => route.abort());
  await page.goto('/call');
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  const { alert, dialog } = findCheck(page);
  await expect(alert).toHaveText('Failed to load reCAPTCHA. Please refresh the page.');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await serveGoogle(page, SCRIPT.replace("!== 'site-key'", "=== 'site-key'"));
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await expect(alert).toHaveText('Failed to initialize reCAPTCHA.');
});
