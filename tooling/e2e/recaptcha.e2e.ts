import { createServer } from 'node:http';
import { listen } from '@asad/tooling/listen';
import type { Page } from '@playwright/test';
import { expect, passVerification, test as base } from './testing/fixtures.ts';

/** Fakes of Google's script and of siteverify reject used and unknown tokens. */
const issued = new Set<string>();
const test = base.extend({
  cloudEnv: async ({ browserName: _browserName }, use) => {
    issued.clear();
    const siteverify = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        const form = new URLSearchParams(body);
        const isGood = form.get('secret') === 'captcha-secret' && issued.delete(form.get('response') ?? '');
        const answer = isGood
          ? { success: true, hostname: '127.0.0.1', challenge_ts: new Date().toISOString() }
          : { success: false, 'error-codes': ['timeout-or-duplicate'] };
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(answer));
      });
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

/** Renders a box and calls back with a new token. */
const SCRIPT = `
  (() => {
    const widgets = [];
    window.grecaptcha = {
      render(element, options) {
        if (options.sitekey !== 'site-key') throw new Error('Invalid site key');
        if (element.children.length > 0) throw new Error('reCAPTCHA has already been rendered in this element');
        const label = document.createElement('label');
        const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
        label.append(box, "I'm not a robot");
        element.append(label);
        box.addEventListener('change', async () => {
          const token = await (await fetch('/__issue')).text();
          options.callback(token);
        });
        window.expireCaptcha = () => { box.checked = false; options['expired-callback'](); };
        return widgets.push({ box }) - 1;
      },
      reset(id) { widgets[id].box.checked = false; },
    };
    window[new URL(document.currentScript.src).searchParams.get('onload')]();
  })();
`;

async function serveGoogle(page: Page): Promise<void> {
  let count = 0;
  await page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
  await page.route('**/__issue', async (route) => {
    count += 1;
    issued.add(`token-${count}`);
    await route.fulfill({ contentType: 'text/plain', body: `token-${count}` });
  });
}

test('a visitor passes reCAPTCHA; an expired or refused token must be replaced', async ({ page }) => {
  await serveGoogle(page);
  await page.goto('/call');
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hey there!' });
  const box = dialog.getByRole('checkbox');
  const proceed = dialog.getByRole('button', { name: 'Continue to Call' });
  await box.check();
  await expect(proceed).toBeEnabled();
  await page.evaluate(() => (globalThis as unknown as { expireCaptcha(): void }).expireCaptcha());
  await expect(dialog.getByRole('alert')).toHaveText('reCAPTCHA expired. Please verify again.');
  await expect(proceed).toBeDisabled();
  await box.check();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  issued.clear();
  await proceed.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
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
  const dialog = page.getByRole('dialog', { name: 'Hey there!' });
  await expect(dialog.getByRole('alert')).toHaveText('Failed to load reCAPTCHA. Please refresh the page.');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await page.unroute('https://www.google.com/recaptcha/**');
  const broken = SCRIPT.replace("!== 'site-key'", "=== 'site-key'");
  await page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  );
  await page.getByRole('button', { name: 'Call ASAD' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to initialize reCAPTCHA.');
});
