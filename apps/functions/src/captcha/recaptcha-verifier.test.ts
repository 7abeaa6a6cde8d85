import { listen } from '@asad/tooling/listen';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ManualClock } from '../store/testing/contract-harness.ts';
import { createRecaptchaVerifier } from './recaptcha-verifier.ts';

const clock = new ManualClock();
const forms: Record<string, string>[] = [];
let reply = '';
const google = createServer((request, response) => {
  void text(request).then((body) => {
    forms.push(Object.fromEntries(new URLSearchParams(body)));
    response.end(reply);
  });
});
let verifyUrl = '';
beforeAll(async () => {
  verifyUrl = `${await listen(google)}/siteverify`;
});
afterAll(() => void google.close());

const createVerifier = (url = verifyUrl) =>
  createRecaptchaVerifier({
    kind: 'recaptcha',
    siteKey: 'site-key',
    secret: 'captcha-secret',
    hostname: 'site.example',
    verifyUrl: url,
    clock,
  });
const verify = (answer: string | object, url?: string) => {
  reply = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return createVerifier(url).verify('token', { address: '203.0.113.7' });
};

test('Google gets secret, token and address, and confirms a token for this host; the page gets the site key only', async () => {
  const verdict = await verify({ success: true, hostname: 'site.example' });
  expect(verdict).toEqual({
    kind: 'solved',
    captchaId: expect.stringMatching(/^recaptcha:[\da-f]{64}$/),
    expiresAtMs: clock.now() + 600_000,
  });
  expect(await createVerifier().challenge()).toEqual({ captcha: 'recaptcha', siteKey: 'site-key' });
  expect(forms.at(-1)).toEqual({ secret: 'captcha-secret', response: 'token', remoteip: '203.0.113.7' });
});

test.each([
  [{ success: true, hostname: 'evil.example' }, 'failed'],
  [{ success: true }, 'failed'],
  [{ success: false, 'error-codes': ['invalid-input-response'] }, 'failed'],
  [{ success: false }, 'failed'],
  [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, 'expired'],
])('%j is %s', async (answer, kind) => {
  expect(await verify(answer)).toEqual({ kind });
});

test('answers "later", not "no", when Google refuses the secret, sends nonsense or is unreachable', async () => {
  const later = { code: 'captcha_unavailable' };
  for (const answer of [{ success: false, 'error-codes': ['invalid-input-secret'] }, 'x', ' '.repeat(100_000)])
    await expect(verify(answer)).rejects.toMatchObject(later);
  await expect(verify('', 'http://127.0.0.1:9/')).rejects.toMatchObject(later);
});
