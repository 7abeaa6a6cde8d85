import { contentSecurityPolicy } from '@asad/functions/content-security-policy';
import type { Page } from '@playwright/test';
import { ask, expect, expectInInbox, startFirstCall, test } from './testing/fixtures.ts';

/** The real SDK and provider, fakes of Google's script and token exchange, the CSP of an App Check deployment. */
const SCRIPT = `
  window.grecaptcha = { enterprise: {
    ready: (run) => run(),
    render(element, options) { this.options = options; return 0; },
    async execute(widget, { action }) { this.options.callback(); return this.options.sitekey + ' ' + action; },
  } };
`;

interface Gate {
  readonly valid: string;
  readonly asked: { readonly path: string; readonly token: string | undefined }[];
  readonly exchanged: string[];
}

/** The SDK reads only the times. */
function createToken(): string {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const nowSeconds = Math.floor(Date.now() / 1000);
  return `${encode({ alg: 'RS256' })}.${encode({ iat: nowSeconds, exp: nowSeconds + 3600 })}.signature`;
}

/** Rejects requests without the exchanged token. */
async function guard(page: Page): Promise<Gate> {
  const valid = createToken();
  const gate: Gate = { valid, asked: [], exchanged: [] };
  await page.route('https://www.google.com/recaptcha/enterprise.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
  await page.route('https://content-firebaseappcheck.googleapis.com/**', async (route) => {
    gate.exchanged.push(`${new URL(route.request().url()).pathname} ${route.request().postData() ?? ''}`);
    await route.fulfill({
      json: { token: valid, ttl: '3600s' },
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    });
  });
  await page.route('**/api/**', async (route) => {
    const token = route.request().headers()['x-firebase-appcheck'];
    gate.asked.push({ path: new URL(route.request().url()).pathname, token });
    if (token === valid) return route.continue();
    return route.fulfill({
      status: 403,
      json: { error: { code: 'app_check_failed', message: 'No.' }, appCheck: { siteKey: 'site-key' } },
    });
  });
  await page.route('**/call', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const scriptHashes = headers['content-security-policy']?.match(/'sha256-[^']+'/g) ?? [];
    const policy = contentSecurityPolicy({ scriptHashes, captcha: 'altcha', appCheck: true });
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });
  return gate;
}

test('with App Check required, every request carries the page’s token', async ({ page, cloud }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  const gate = await guard(page);
  await startFirstCall(page);
  await ask(page, 'What is the email tracking platform?');
  await page.getByRole('button', { name: 'End Call' }).click();
  await expectInInbox(page, cloud, 'What is the email tracking platform?');

  expect(gate.exchanged).toEqual([
    expect.stringMatching(
      /\/projects\/demo-asad\/apps\/[^/]+:exchangeRecaptchaEnterpriseToken .*"site-key fire_app_check"/,
    ),
  ]);
  const [first, ...later] = gate.asked;
  expect(first?.token).toBeUndefined();
  for (const { path, token } of later) expect([path, token]).toEqual([path, gate.valid]);
  expect([...new Set(later.map(({ path }) => path))].toSorted()).toEqual([
    '/api/call/web',
    '/api/captchaChallenge',
    '/api/clientCallEnded',
    '/api/getUserCallStats',
    '/api/verifyCaptcha',
  ]);
  expect(refused).toEqual([]);
});
