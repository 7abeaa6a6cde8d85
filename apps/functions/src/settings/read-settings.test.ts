import { describe, expect, test } from 'vitest';
import { BackendError } from '../backend-error.ts';
import type { Env } from '../env/env-reader.ts';
import { readSettings } from './read-settings.ts';
import type { Place } from './read-settings.ts';

const refusal = (env: Env, place: Place = 'home'): string => {
  try {
    readSettings(env, place);
  } catch (error) {
    if (error instanceof BackendError && error.code === 'bad_setting') return error.message;
    throw error;
  }
  return 'accepted';
};

/** Settings that accept any text, and so an empty one. */
const TEXTS = [
  'RELEASE HOST DATA_DIR NETWORK_HMAC_KEY ALTCHA_HMAC_KEY RECAPTCHA_SITE_KEY RECAPTCHA_SECRET',
  'VAPI_PRIVATE_KEY VAPI_ASSISTANT_ID VAPI_WEBHOOK_SECRET VAPI_WEBHOOK_SECRET_NEXT APP_CHECK_SITE_KEY',
  'MODEL_NAME MODEL_KEY',
].flatMap((line) => line.split(' '));

const production = {
  VOICE: 'vapi',
  VAPI_PRIVATE_KEY: 'private',
  VAPI_ASSISTANT_ID: 'assistant',
  ALTCHA_HMAC_KEY: 'a'.repeat(32),
  NETWORK_HMAC_KEY: 'n'.repeat(32),
};

const recaptcha = { CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SECRET: 's' };

describe('settings at home', () => {
  test('are all optional', () => {
    expect(readSettings({}, 'home')).toEqual({
      port: 4173,
      host: '127.0.0.1',
      dataDir: '.data',
      maxCallsPerVisitor: 3,
      maxCallSeconds: 600,
      dailyCallBudget: undefined,
      dailyCallsPerNetwork: undefined,
      dailyMinuteBudget: undefined,
      monthlyMinuteBudget: undefined,
      mailWaitMinutes: 10,
      release: 'home',
      captcha: { kind: 'altcha', hmacKey: undefined },
      captchaValidHours: 24,
      voice: { kind: 'guide' },
      webhook: undefined,
      networkHmacKey: undefined,
      clientAddress: 0,
      ingress: 'all',
      appCheck: undefined,
      transcriptRetentionDays: 90,
      ownerEmail: undefined,
    });
  });

  test('an empty text counts as none, and spaces around a value do not matter', () => {
    expect(readSettings(Object.fromEntries(TEXTS.map((name) => [name, ''])), 'home')).toEqual(readSettings({}, 'home'));
    expect(readSettings({ PORT: ' 4200\n', VOICE: ' guide ' }, 'home')).toMatchObject({ port: 4200 });
  });

  test('App Check is always off at home, where no service issues tokens', () => {
    expect(readSettings({ APP_CHECK: 'on' }, 'home').appCheck).toBeUndefined();
  });

  test('a provider’s key selects its voice and requires an assistant', () => {
    expect(readSettings({ VAPI_PRIVATE_KEY: 'k', VAPI_ASSISTANT_ID: 'a' }, 'home').voice).toEqual({
      kind: 'vapi',
      apiUrl: 'https://api.vapi.ai',
      privateKey: 'k',
      assistantId: 'a',
    });
    expect(readSettings({ VOICE: 'guide', VAPI_PRIVATE_KEY: 'k' }, 'home').voice).toEqual({ kind: 'guide' });
  });
});

test.each<[string, Env, Place, number | 'none']>([
  ['the socket at home', {}, 'home', 0],
  ['unknown in production', production, 'production', 'none'],
  ['none', { CLIENT_ADDRESS: 'none' }, 'home', 'none'],
  ['the socket', { ...production, CLIENT_ADDRESS: ' socket ' }, 'production', 0],
  ['two proxies', { ...production, INGRESS: 'load-balancer', CLIENT_ADDRESS: 'hops:2' }, 'production', 2],
  ['ten proxies', { CLIENT_ADDRESS: 'hops:10' }, 'home', 10],
])('the client’s address is proved by %s', (_, env, place, clientAddress) => {
  expect(readSettings(env, place)).toMatchObject({ clientAddress });
});

describe('a malformed setting stops the start with one sentence that names it and does not repeat it', () => {
  const numbers = ['-1', '-0', '1.5', 'NaN', 'Infinity', '1e3', '0x10', '+5', '1_000', 'three', '٣', '9'.repeat(16)];
  const choices = ['loud', 'true', '0', 'null', 'undefined'];
  const words = (text: string) => text.split(' ');
  const addresses = words(
    'api.vapi.ai http://api.vapi.ai ftp://x https://user:pass@x.example https://x.example/?key=1 https:// javascript:alert(1) https://x.example/#a',
  );
  const lines = ['two\nlines', 'a\u0000b', 'ключ', 'tab\there', 'a\rb'];
  const cases: Readonly<Record<string, readonly string[]>> = {
    PORT: [...numbers, '0', '65536', '4173 4174', 'http://127.0.0.1:4173'],
    HOST: [],
    DATA_DIR: [],
    MAX_CALLS_PER_VISITOR: [...numbers, '0', '1001'],
    MAX_CALL_SECONDS: [...numbers, '9', '43201'],
    DAILY_CALL_BUDGET: [...numbers, 'none', '1000001'],
    DAILY_CALLS_PER_NETWORK: [...numbers, 'many', '1000001'],
    DAILY_MINUTE_BUDGET: [...numbers, 'many', '1000001'],
    MONTHLY_MINUTE_BUDGET: [...numbers, 'many', '10000001'],
    CAPTCHA: [...choices, 'hcaptcha', 'ALTCHA', 'altcha,recaptcha'],
    CAPTCHA_VALID_HOURS: [...numbers, '0', 'forever', '8761'],
    VOICE: [...choices, 'Vapi'],
    VAPI_API_URL: addresses,
    MODEL_URL: addresses,
    MODEL_NAME: lines,
    MODEL_KEY: lines,
    MODEL_OPTIONS: [...numbers, '0', '1001', 'ALL', 'some'],
    VAPI_PRIVATE_KEY: lines,
    VAPI_ASSISTANT_ID: lines,
    VAPI_WEBHOOK_AUTH: [...choices, 'basic', 'Bearer'],
    VAPI_WEBHOOK_SECRET: lines,
    VAPI_WEBHOOK_SECRET_NEXT: lines,
    INGRESS: [...choices, 'ALL', 'load balancer', 'internal'],
    CLIENT_ADDRESS: ['hops', 'hops:0', 'hops:11', 'hops: 2', 'hops:1.5', 'HOPS:1', 'header', '1', 'socket,none'],
    RECAPTCHA_SITE_KEY: lines,
    RECAPTCHA_SECRET: lines,
    RECAPTCHA_VERIFY_URL: ['http://www.google.com/x', 'x', '/siteverify'],
    RECAPTCHA_HOSTNAME: [
      ...words(
        'https://x.example -x.example x.example:443 . x..example *.example x.example. NaN 1.5 -1 1.2.3.256 intranet',
      ),
      'x y',
      `${'a'.repeat(250)}.example`,
    ],
    ALTCHA_HMAC_KEY: [],
    NETWORK_HMAC_KEY: [],
    APP_CHECK: ['maybe', 'ON', 'yes', '2', '-1', 'null'],
    APP_CHECK_SITE_KEY: lines,
    TRANSCRIPT_RETENTION_DAYS: [...numbers, '0', '3651', 'forever'],
    MAIL_WAIT_MINUTES: [...numbers, '1441'],
    RELEASE: lines,
    OWNER_EMAIL: ['nobody', 'a@b', 'a@b.c, d@e.f', 'A <a@b.c>', 'a@b.c\nBcc: x@y.z', '@b.c', 'a@', 'a b@c.d'],
  };

  test('a model’s address selects it, with the whole bank unless a number is given', () => {
    const model = { MODEL_URL: 'http://127.0.0.1:11434/v1', MODEL_NAME: 'owl' };
    const voice = { kind: 'model', url: 'http://127.0.0.1:11434/v1', name: 'owl', key: undefined, options: 'all' };
    expect(readSettings(model, 'home').voice).toEqual(voice);
    expect(readSettings({ ...model, MODEL_OPTIONS: 'all' }, 'home').voice).toEqual(voice);
    expect(readSettings({ ...model, MODEL_OPTIONS: '40' }, 'home').voice).toEqual({ ...voice, options: 40 });
  });

  test('each setting has a row in these tests', () => {
    const read = new Set<string>();
    const spy = new Proxy<Env>({}, { get: (_env, name) => void read.add(String(name)) });
    readSettings(spy, 'home');
    expect([...read].toSorted()).toEqual(Object.keys(cases).toSorted());
  });

  for (const [name, values] of Object.entries(cases)) {
    test(`as ${name} does`, () => {
      for (const value of [...values, ...(TEXTS.includes(name) ? [] : ['']), ' ', '\t', ' \n ']) {
        const sentence = refusal({ [name]: value });
        expect(sentence, value).toMatch(new RegExp(`^The setting ${name} [^\n]+\\.$`));
        if (value.trim().length > 4) expect(sentence).not.toContain(value);
      }
    });
  }

  test.each(['site.example', 'www.my-site.co.uk', '127.0.0.1', 'localhost', 'Site.Example', 'x1.web.app'])(
    'accepts the host %s',
    (host) => {
      const { captcha } = readSettings({ ...recaptcha, RECAPTCHA_HOSTNAME: host }, 'home');
      expect(captcha).toMatchObject({ hostname: host.toLowerCase() });
    },
  );

  test.each([
    ['RECAPTCHA_SITE_KEY', { CAPTCHA: 'recaptcha' }],
    ['RECAPTCHA_SECRET', { CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'k' }],
    ['VAPI_WEBHOOK_SECRET', { VAPI_WEBHOOK_AUTH: 'hmac' }],
    ['VAPI_WEBHOOK_SECRET is needed', { VAPI_WEBHOOK_SECRET_NEXT: 'next' }],
    ['VAPI_ASSISTANT_ID', { VAPI_PRIVATE_KEY: 'k' }],
    ['VAPI_PRIVATE_KEY', { VOICE: 'vapi' }],
    ['MODEL_NAME', { MODEL_URL: 'http://127.0.0.1:11434/v1' }],
    ['MODEL_URL', { VOICE: 'model' }],
  ])('as an incomplete choice does: %s (%j)', (name, env) => {
    expect(refusal(env)).toContain(name);
  });
});

describe('production', () => {
  const hops = { CLIENT_ADDRESS: 'hops:2' };
  const secret = { VAPI_WEBHOOK_SECRET: 's'.repeat(32) };
  const host = { RECAPTCHA_HOSTNAME: 'site.example' };
  const model = { VOICE: 'model', MODEL_URL: 'https://models.example/v1', MODEL_NAME: 'owl', MODEL_KEY: 'k' };
  const atHome = 'http://127.0.0.1:9/x';

  test.each<[string, Env]>([
    ['complete settings', {}],
    ['the guide, which needs no key', { VOICE: 'guide', VAPI_PRIVATE_KEY: undefined, VAPI_ASSISTANT_ID: undefined }],
    ['a model', model],
    ['reCAPTCHA', { ...recaptcha, ...host }],
    ['the platform’s PORT', { PORT: '/tmp/fire_emu.sock' }],
    ['App Check with its site key', { APP_CHECK: 'on', APP_CHECK_SITE_KEY: 'site-key' }],
    ['a proved address', { ...hops, INGRESS: 'load-balancer' }],
  ])('starts with %s', (_, env) => {
    expect(refusal({ ...production, ...env }, 'production')).toBe('accepted');
  });

  /** The refusal contains the name. */
  test.each<[string, Env]>([
    ['VOICE', { VOICE: undefined }],
    ['VAPI_PRIVATE_KEY', { VAPI_PRIVATE_KEY: undefined }],
    ['VAPI_ASSISTANT_ID', { VAPI_ASSISTANT_ID: undefined }],
    ['ALTCHA_HMAC_KEY', { ALTCHA_HMAC_KEY: undefined }],
    ['NETWORK_HMAC_KEY', { NETWORK_HMAC_KEY: undefined }],
    ['ALTCHA_HMAC_KEY', { ALTCHA_HMAC_KEY: 'short' }],
    ['NETWORK_HMAC_KEY', { NETWORK_HMAC_KEY: 'short' }],
    ['VAPI_WEBHOOK_SECRET', { VAPI_WEBHOOK_SECRET: 'short' }],
    ['VAPI_WEBHOOK_SECRET_NEXT', { ...secret, VAPI_WEBHOOK_SECRET_NEXT: 'short' }],
    ['RECAPTCHA_HOSTNAME', recaptcha],
    ['test key', { ...recaptcha, ...host, RECAPTCHA_SITE_KEY: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI' }],
    ['test key', { ...recaptcha, ...host, RECAPTCHA_SECRET: '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe' }],
    ['RECAPTCHA_VERIFY_URL', { ...recaptcha, ...host, RECAPTCHA_VERIFY_URL: atHome }],
    // With these the admin SDK would believe unsigned tokens.
    ['FIREBASE_AUTH_EMULATOR_HOST', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }],
    ['FIRESTORE_EMULATOR_HOST', { FIRESTORE_EMULATOR_HOST: '127.0.0.1:9099' }],
    ['FIREBASE_EMULATOR_HUB', { FIREBASE_EMULATOR_HUB: '127.0.0.1:9099' }],
    ['APP_CHECK_SITE_KEY', { APP_CHECK: 'on' }],
    ['INGRESS=load-balancer', hops],
    ['INGRESS=load-balancer', { ...hops, INGRESS: 'all' }],
    ['VAPI_API_URL', { VAPI_API_URL: atHome }],
    ['MODEL_KEY', { ...model, MODEL_KEY: undefined }],
    ['MODEL_URL', { ...model, MODEL_URL: atHome }],
  ])('refuses to start because of %s (%j)', (name, env) => {
    expect(refusal({ ...production, ...env }, 'production')).toContain(name);
  });

  test('has daily budgets by default, and App Check with its site key', () => {
    const env = { ...production, APP_CHECK: 'on', APP_CHECK_SITE_KEY: 'site-key' };
    const appCheck = { siteKey: 'site-key' };
    expect(readSettings(env, 'production')).toMatchObject({ dailyCallBudget: 100, dailyCallsPerNetwork: 10, appCheck });
  });
});
