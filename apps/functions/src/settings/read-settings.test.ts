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

const ALL = [
  'PORT HOST DATA_DIR MAX_CALLS_PER_VISITOR MAX_CALL_SECONDS DAILY_CALL_BUDGET DAILY_CALLS_PER_NETWORK',
  'DAILY_MINUTE_BUDGET MONTHLY_MINUTE_BUDGET MAIL_WAIT_MINUTES RELEASE',
  'NETWORK_HMAC_KEY CAPTCHA CAPTCHA_VALID_HOURS ALTCHA_HMAC_KEY RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SECRET RECAPTCHA_VERIFY_URL RECAPTCHA_HOSTNAME VOICE VAPI_API_URL VAPI_PRIVATE_KEY VAPI_ASSISTANT_ID',
  'VAPI_WEBHOOK_AUTH VAPI_WEBHOOK_SECRET VAPI_WEBHOOK_SECRET_NEXT APP_CHECK APP_CHECK_SITE_KEY',
  'MODEL_URL MODEL_NAME MODEL_KEY SPEECH_URL SPEECH_MODEL SPEECH_VOICE SPEECH_KEY',
  'CLIENT_ADDRESS INGRESS TRANSCRIPT_RETENTION_DAYS OWNER_EMAIL',
].flatMap((line) => line.split(' '));

/** Settings that accept any text, and so an empty one. */
const TEXTS = [
  'RELEASE HOST DATA_DIR NETWORK_HMAC_KEY ALTCHA_HMAC_KEY RECAPTCHA_SITE_KEY RECAPTCHA_SECRET',
  'VAPI_PRIVATE_KEY VAPI_ASSISTANT_ID VAPI_WEBHOOK_SECRET VAPI_WEBHOOK_SECRET_NEXT APP_CHECK_SITE_KEY',
  'MODEL_NAME MODEL_KEY SPEECH_MODEL SPEECH_VOICE SPEECH_KEY',
].flatMap((line) => line.split(' '));

const production = {
  VOICE: 'vapi',
  VAPI_PRIVATE_KEY: 'private',
  VAPI_ASSISTANT_ID: 'assistant',
  ALTCHA_HMAC_KEY: 'a'.repeat(32),
  NETWORK_HMAC_KEY: 'n'.repeat(32),
};

describe('settings at home', () => {
  test('are all optional', () => {
    expect(readSettings({}, 'home')).toEqual({
      place: 'home',
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
      notices: [],
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
    expect(refusal({ VAPI_PRIVATE_KEY: 'k' })).toContain('VAPI_ASSISTANT_ID');
    expect(refusal({ VOICE: 'vapi' })).toContain('VAPI_PRIVATE_KEY');
    expect(readSettings({ VOICE: 'guide', VAPI_PRIVATE_KEY: 'k' }, 'home').voice).toEqual({ kind: 'guide' });
  });
});

describe('the source of the client address', () => {
  const read = (env: Env, place: Place = 'home') => readSettings(env, place).clientAddress;

  test('is one setting; its default in production is none', () => {
    expect(read({})).toEqual(0);
    expect(read({ ...production }, 'production')).toEqual('none');
    expect(read({}, 'emulator')).toEqual('none');
    for (const place of ['home', 'production'] as const) {
      expect(read({ ...production, CLIENT_ADDRESS: 'none' }, place)).toEqual('none');
      expect(read({ ...production, CLIENT_ADDRESS: ' socket ' }, place)).toEqual(0);
      const behind = { ...production, INGRESS: 'load-balancer' };
      expect(read({ ...behind, CLIENT_ADDRESS: 'hops:2' }, place)).toEqual(2);
      expect(read({ ...behind, CLIENT_ADDRESS: 'hops:10' }, place)).toEqual(10);
    }
  });

  test('is an entry of X-Forwarded-For in production only behind a load balancer', () => {
    const hops = { ...production, CLIENT_ADDRESS: 'hops:2' };
    expect(read(hops)).toEqual(2);
    expect(refusal(hops, 'production')).toContain('INGRESS=load-balancer');
    expect(refusal({ ...hops, INGRESS: 'all' }, 'production')).toContain('INGRESS=load-balancer');
  });
});

describe('a malformed setting stops the start with one sentence that names it and does not repeat it', () => {
  const numbers = ['-1', '-0', '1.5', 'NaN', 'Infinity', '1e3', '0x10', '+5', '1_000', 'three', '٣', '9'.repeat(16)];
  const choices = ['loud', 'true', '0', 'null', 'undefined'];
  const addresses = [
    'api.vapi.ai',
    'http://api.vapi.ai',
    'ftp://x',
    'https://user:pass@x.example',
    'https://x.example/?key=1',
    'https://',
    'javascript:alert(1)',
    'https://x.example/#a',
  ];
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
    SPEECH_URL: addresses,
    SPEECH_MODEL: lines,
    SPEECH_VOICE: lines,
    SPEECH_KEY: lines,
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
      'https://x.example',
      'x y',
      '-x.example',
      'x.example:443',
      '.',
      'x..example',
      '*.example',
      'x.example.',
      'NaN',
      '1.5',
      '-1',
      '1.2.3.256',
      'intranet',
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

  test('a model’s address selects it and requires a name; production also requires a key and safe addresses', () => {
    const model = { MODEL_URL: 'http://127.0.0.1:11434/v1', MODEL_NAME: 'owl' };
    expect(readSettings(model, 'home').voice).toEqual({
      kind: 'model',
      url: 'http://127.0.0.1:11434/v1',
      name: 'owl',
      key: undefined,
      speech: undefined,
    });
    expect(readSettings({ ...model, SPEECH_URL: 'https://speech.example/v1' }, 'home').voice).toMatchObject({
      speech: { url: 'https://speech.example/v1', model: 'tts-1', voice: 'alloy' },
    });
    const speechKeyOf = (env: Env) => {
      const { voice } = readSettings({ ...model, MODEL_KEY: 'k', ...env }, 'home');
      return voice.kind === 'model' ? voice.speech?.key : undefined;
    };
    expect(speechKeyOf({ SPEECH_URL: 'https://speech.example/v1' })).toBeUndefined();
    expect(speechKeyOf({ SPEECH_URL: 'http://127.0.0.1:11434/v2' })).toBe('k');
    expect(speechKeyOf({ SPEECH_URL: 'https://speech.example/v1', SPEECH_KEY: 's' })).toBe('s');
    expect(() => readSettings({ MODEL_URL: model.MODEL_URL }, 'home')).toThrow('MODEL_NAME');
    expect(() => readSettings({ VOICE: 'model' }, 'home')).toThrow('MODEL_URL');
    const deployed = {
      ...production,
      ...model,
      VOICE: 'model',
      MODEL_URL: 'https://models.example/v1',
      MODEL_KEY: 'k',
    };
    expect(readSettings(deployed, 'production').voice.kind).toBe('model');
    for (const [name, value] of [
      ['MODEL_KEY', undefined],
      ['MODEL_URL', model.MODEL_URL],
      ['SPEECH_URL', model.MODEL_URL],
    ] as const)
      expect(() => readSettings({ ...deployed, [name]: value }, 'production')).toThrow(name);
  });

  test('accepts a budget too small to be paced, and warns at the start', () => {
    const noticesOf = (env: Env) => readSettings(env, 'home').notices;
    expect(noticesOf({ DAILY_CALL_BUDGET: '24' })).toEqual([]);
    expect(noticesOf({ DAILY_CALL_BUDGET: '23' })).toEqual([expect.stringContaining('DAILY_CALL_BUDGET is below 24')]);
    const voice = { VAPI_PRIVATE_KEY: 'k', VAPI_ASSISTANT_ID: 'a', MAX_CALL_SECONDS: '600' };
    expect(noticesOf({ ...voice, DAILY_MINUTE_BUDGET: '240' })).toEqual([]);
    expect(noticesOf({ ...voice, DAILY_MINUTE_BUDGET: '239' })).toEqual([
      expect.stringContaining('DAILY_MINUTE_BUDGET'),
    ]);
  });

  test('each setting has a row in these tests', () => {
    const read = new Set<string>();
    const spy = new Proxy<Env>({}, { get: (_env, name) => void read.add(String(name)) });
    readSettings(spy, 'home');
    expect([...read].toSorted()).toEqual(Object.keys(cases).toSorted());
    expect([...read].toSorted()).toEqual([...ALL].toSorted());
  });

  for (const [name, values] of Object.entries(cases)) {
    test(`as ${name} does`, () => {
      for (const value of [...values, ...(TEXTS.includes(name) ? [] : ['']), ' ', '\t', ' \n ']) {
        const sentence = refusal({ [name]: value });
        expect([value, sentence]).toEqual([
          value,
          expect.stringMatching(new RegExp(`^The setting ${name} [^\n]+\\.$`)),
        ]);
        if (value.trim().length > 4) expect(sentence).not.toContain(value);
      }
    });
  }

  test('accepts a valid value unchanged', () => {
    for (const host of ['site.example', 'www.my-site.co.uk', '127.0.0.1', 'localhost', 'Site.Example', 'x1.web.app']) {
      const recaptcha = { CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SECRET: 's' };
      expect(readSettings({ ...recaptcha, RECAPTCHA_HOSTNAME: host }, 'home').captcha).toMatchObject({
        hostname: host.toLowerCase(),
      });
    }
  });

  test('an incomplete choice', () => {
    expect(refusal({ CAPTCHA: 'recaptcha' })).toContain('RECAPTCHA_SITE_KEY');
    expect(refusal({ CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'k' })).toContain('RECAPTCHA_SECRET');
    expect(refusal({ VAPI_WEBHOOK_AUTH: 'hmac' })).toContain('VAPI_WEBHOOK_SECRET');
    expect(refusal({ VAPI_WEBHOOK_SECRET_NEXT: 'next' })).toContain('VAPI_WEBHOOK_SECRET is needed');
  });
});

describe('production refuses to boot', () => {
  test('not with complete settings; it then has daily budgets', () => {
    expect(readSettings(production, 'production')).toMatchObject({ dailyCallBudget: 100, dailyCallsPerNetwork: 10 });
    expect(
      refusal(
        { ...production, VOICE: 'guide', VAPI_PRIVATE_KEY: undefined, VAPI_ASSISTANT_ID: undefined },
        'production',
      ),
    ).toBe('accepted');
  });

  test('without a secret that a choice needs, or with a guessable one', () => {
    for (const name of ['VOICE', 'VAPI_PRIVATE_KEY', 'VAPI_ASSISTANT_ID', 'ALTCHA_HMAC_KEY', 'NETWORK_HMAC_KEY']) {
      expect(refusal({ ...production, [name]: undefined }, 'production')).toContain(name);
    }
    for (const name of ['ALTCHA_HMAC_KEY', 'NETWORK_HMAC_KEY', 'VAPI_WEBHOOK_SECRET']) {
      expect(refusal({ ...production, [name]: 'short' }, 'production')).toContain(name);
    }
    const rotating = { ...production, VAPI_WEBHOOK_SECRET: 's'.repeat(32), VAPI_WEBHOOK_SECRET_NEXT: 'short' };
    expect(refusal(rotating, 'production')).toContain('VAPI_WEBHOOK_SECRET_NEXT');
  });

  test('with reCAPTCHA’s public test keys, or without the expected host', () => {
    const recaptcha = {
      ...production,
      CAPTCHA: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET: 'secret',
      RECAPTCHA_HOSTNAME: 'site.example',
    };
    expect(refusal(recaptcha, 'production')).toBe('accepted');
    expect(refusal({ ...recaptcha, RECAPTCHA_HOSTNAME: undefined }, 'production')).toContain('RECAPTCHA_HOSTNAME');
    expect(
      refusal({ ...recaptcha, RECAPTCHA_SITE_KEY: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI' }, 'production'),
    ).toContain('test key');
    expect(
      refusal({ ...recaptcha, RECAPTCHA_SECRET: '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe' }, 'production'),
    ).toContain('test key');
    expect(refusal({ ...recaptcha, RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/x' }, 'production')).toContain(
      'RECAPTCHA_VERIFY_URL',
    );
  });

  test('with an emulator variable set: the admin SDK would believe unsigned tokens', () => {
    for (const name of ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST', 'FIREBASE_EMULATOR_HUB']) {
      expect(refusal({ ...production, [name]: '127.0.0.1:9099' }, 'production')).toContain(name);
    }
  });

  test('not because of the platform’s PORT', () => {
    expect(refusal({ ...production, PORT: '/tmp/fire_emu.sock' }, 'production')).toBe('accepted');
    expect(refusal({ PORT: '/tmp/fire_emu.sock' }, 'emulator')).toBe('accepted');
  });

  test('with App Check on and no site key: the page could never get a token', () => {
    expect(refusal({ ...production, APP_CHECK: 'on' }, 'production')).toContain('APP_CHECK_SITE_KEY');
    expect(
      readSettings({ ...production, APP_CHECK: 'on', APP_CHECK_SITE_KEY: 'site-key' }, 'production').appCheck,
    ).toEqual({ siteKey: 'site-key' });
  });

  test('with a provider on this machine', () => {
    expect(refusal({ ...production, VAPI_API_URL: 'http://127.0.0.1:9' }, 'production')).toContain('VAPI_API_URL');
    expect(refusal({ ...production, MODEL_URL: 'http://127.0.0.1:9' }, 'production')).toContain('MODEL_URL');
  });
});
