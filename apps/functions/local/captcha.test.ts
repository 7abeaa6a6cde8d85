import { captchaChallengeSchema, verifiedSchema } from '@asad/call-core/contract';
import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { solveCaptcha } from '../src/captcha/altcha-verifier.ts';
import { startTestCloud, type TestCloud, type TestVisitor } from './testing/start-test-cloud.ts';

let cloud: TestCloud;
let nowMs: number;
beforeEach(() => {
  nowMs = Date.now();
});
afterEach(() => cloud.stop());

const start = (env: Record<string, string> = {}) =>
  startTestCloud({ siteHandler: () => {}, clock: { now: () => nowMs, elapsed: () => nowMs }, env });
const challengeOf = async (visitor: TestVisitor) =>
  z.object({ challenge: z.looseObject({}) }).parse((await visitor.get('/api/captchaChallenge')).body).challenge;
const refused = { status: 400, body: { error: { code: 'captcha_failed' } } };

describe('the proof of work', () => {
  test('verifies this visitor for the configured time once it is solved', async () => {
    cloud = await start({ CAPTCHA_VALID_HOURS: '2' });
    const visitor = await cloud.newVisitor({ isVerified: false });
    expect(captchaChallengeSchema.parse((await visitor.get('/api/captchaChallenge')).body).captcha).toBe('altcha');
    const verified = verifiedSchema.parse((await cloud.solveCaptcha(visitor)).body);
    expect(verified.verifiedUntil).toBe(new Date(nowMs + 2 * 3_600_000).toISOString());
    expect((await visitor.post('/api/call/web', {})).status).toBe(201);
  });

  test('serves one visitor, once', async () => {
    cloud = await start();
    const [ann, ben] = [await cloud.newVisitor({ isVerified: false }), await cloud.newVisitor({ isVerified: false })];
    const token = await solveCaptcha(await challengeOf(ann));
    expect((await ann.post('/api/verifyCaptcha', { token })).status).toBe(200);
    expect(await ben.post('/api/verifyCaptcha', { token })).toMatchObject(refused);
    expect(await ann.post('/api/verifyCaptcha', { token })).toMatchObject(refused);
    expect(await ben.post('/api/call/web', {})).toMatchObject({ status: 403 });
  });

  test('must be solved in time, on a challenge of this server', async () => {
    cloud = await start();
    const visitor = await cloud.newVisitor({ isVerified: false });
    const token = await solveCaptcha(await challengeOf(visitor));
    const payload = z
      .object({
        challenge: z.looseObject({ parameters: z.looseObject({}) }),
        solution: z.looseObject({}),
      })
      .parse(JSON.parse(Buffer.from(token, 'base64').toString()));
    const forge = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
    const { challenge, solution } = payload;
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } };
    for (const bad of [
      'nonsense',
      forge({}),
      forge(null),
      forge({ challenge }),
      forge({ challenge, solution: { ...solution, counter: 1 } }),
      forge({ challenge, solution: { ...solution, derivedKey: '' } }),
      forge({ challenge: easier, solution }),
      forge({ challenge: { ...challenge, signature: '00' }, solution }),
      forge({ challenge: { parameters: challenge.parameters }, solution }),
      forge({ challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1e12 } }, solution }),
      forge({ challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 4e9 } }, solution }),
    ])
      expect(await visitor.post('/api/verifyCaptcha', { token: bad })).toMatchObject(refused);
    nowMs += 11 * 60_000;
    expect(await visitor.post('/api/verifyCaptcha', { token })).toMatchObject({
      ...refused,
      body: { error: { message: expect.stringContaining('expired') } },
    });
  });

  test('of another machine is refused', async () => {
    cloud = await start();
    const other = await start();
    try {
      const stranger = await other.newVisitor({ isVerified: false });
      const token = await solveCaptcha(await challengeOf(stranger));
      const visitor = await cloud.newVisitor({ isVerified: false });
      expect(await visitor.post('/api/verifyCaptcha', { token })).toMatchObject(refused);
    } finally {
      await other.stop();
    }
  });
});

describe('reCAPTCHA', () => {
  const answers: Record<string, unknown> = {
    good: { success: true, hostname: 'site.example' },
    elsewhere: { success: true, hostname: 'evil.example' },
    nowhere: { success: true },
    bad: { success: false, 'error-codes': ['invalid-input-response'] },
    late: { success: false, 'error-codes': ['timeout-or-duplicate'] },
    'wrong-secret': { success: false, 'error-codes': ['invalid-input-secret'] },
    nonsense: 'x',
  };
  const forms: URLSearchParams[] = [];
  const google = createServer((request, response) => {
    let body = '';
    request
      .on('data', (chunk) => {
        body += chunk;
      })
      .on('end', () => {
        const form = new URLSearchParams(body);
        forms.push(form);
        response.end(JSON.stringify(answers[form.get('response') ?? '']));
      });
  });

  beforeEach(async () => {
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
    const address = google.address();
    cloud = await start({
      CAPTCHA: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET: 'captcha-secret',
      RECAPTCHA_HOSTNAME: 'site.example',
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/siteverify`,
    });
  });
  afterEach(
    () =>
      new Promise((resolve) => {
        google.close(resolve);
        google.closeAllConnections();
      }),
  );

  test('sends the page its site key, and never the secret', async () => {
    const visitor = await cloud.newVisitor({ isVerified: false });
    expect((await visitor.get('/api/captchaChallenge')).body).toEqual({
      captcha: 'recaptcha',
      siteKey: 'site-key',
      voice: 'guide',
      maxCalls: 3,
      maxCallSeconds: 600,
      keptDays: 90,
    });
  });

  test('accepts a token once that Google confirms for this host', async () => {
    const [ann, ben] = [await cloud.newVisitor({ isVerified: false }), await cloud.newVisitor({ isVerified: false })];
    expect((await ann.post('/api/verifyCaptcha', { token: 'good' })).status).toBe(200);
    expect(Object.fromEntries(forms.at(-1) ?? [])).toMatchObject({
      secret: 'captcha-secret',
      response: 'good',
      remoteip: expect.stringContaining('127.0.0.1'),
    });
    expect(await ben.post('/api/verifyCaptcha', { token: 'good' })).toMatchObject(refused);
    for (const token of ['elsewhere', 'nowhere', 'bad', 'late'])
      expect(await ben.post('/api/verifyCaptcha', { token })).toMatchObject(refused);
  });

  test('answers "later", not "no", when Google is unreachable or refuses the secret', async () => {
    const visitor = await cloud.newVisitor({ isVerified: false });
    for (const token of ['wrong-secret', 'nonsense']) {
      expect(await visitor.post('/api/verifyCaptcha', { token })).toMatchObject({
        status: 503,
        body: { error: { code: 'unavailable' } },
      });
    }
  });
});
