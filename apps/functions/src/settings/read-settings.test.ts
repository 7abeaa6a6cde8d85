import { describe, expect, test } from 'vitest';
import { BackendError } from '../backend-error.ts';
import type { Env } from './env-reader.ts';
import { readSettings } from './read-settings.ts';
import type { Place } from './settings.ts';

const refusal = (env: Env, place: Place = 'home'): string => {
  try {
    readSettings(env, place);
  } catch (error) {
    if (error instanceof BackendError && error.code === 'bad_setting') return error.message;
    throw error;
  }
  return 'accepted';
};

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
      captcha: { kind: 'altcha', hmacKey: undefined },
      captchaValidHours: 24,
      voice: { kind: 'guide' },
      webhook: undefined,
      networkHmacKey: undefined,
      trustedProxyHops: 0,
      appCheck: false,
      transcriptRetentionDays: 90,
      ownerEmail: undefined,
    });
  });

  test('an empty or blank value counts as none', () => {
    expect(readSettings({ PORT: '', HOST: ' ', VAPI_PRIVATE_KEY: '', CAPTCHA: '' }, 'home')).toEqual(
      readSettings({}, 'home'),
    );
  });

  test('a key for the provider turns its voice on, and needs an assistant', () => {
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

describe('a malformed setting stops the start with one sentence that names it and does not repeat it', () => {
  const cases: readonly [string, readonly string[]][] = [
    ['PORT', ['abc', '0', '65536', '-1', '80.5', '1e3', '0x50', '4173 4174']],
    ['MAX_CALLS_PER_VISITOR', ['0', 'three', '1001', '-3', 'Infinity']],
    ['MAX_CALL_SECONDS', ['9', '43201', 'x']],
    ['DAILY_CALL_BUDGET', ['-1', 'none', '1.5']],
    ['DAILY_CALLS_PER_NETWORK', ['-1', 'many']],
    ['CAPTCHA', ['hcaptcha', 'ALTCHA']],
    ['CAPTCHA_VALID_HOURS', ['0', 'forever']],
    ['VOICE', ['loud']],
    [
      'VAPI_API_URL',
      ['api.vapi.ai', 'http://api.vapi.ai', 'ftp://x', 'https://user:pass@x.example', 'https://x.example/?key=1'],
    ],
    ['VAPI_WEBHOOK_AUTH', ['basic']],
    ['RECAPTCHA_VERIFY_URL', ['http://www.google.com/x', 'x']],
    ['RECAPTCHA_HOSTNAME', ['https://x.example', 'x y', '-x.example', 'x.example:443']],
    ['TRUSTED_PROXY_HOPS', ['-1', '11', 'all']],
    ['APP_CHECK', ['maybe']],
    ['TRANSCRIPT_RETENTION_DAYS', ['0', '3651', 'forever']],
    ['OWNER_EMAIL', ['nobody', 'a@b', 'a@b.c, d@e.f', 'A <a@b.c>', 'a@b.c\nBcc: x@y.z']],
  ];
  for (const [name, values] of cases) {
    test(`as ${name} does`, () => {
      for (const value of values) {
        const sentence = refusal({ [name]: value });
        expect(sentence).toMatch(new RegExp(`^The setting ${name} [^\n]+\\.$`));
        if (value.length > 4) expect(sentence).not.toContain(value);
      }
    });
  }

  test('half a choice', () => {
    expect(refusal({ CAPTCHA: 'recaptcha' })).toContain('RECAPTCHA_SITE_KEY');
    expect(refusal({ CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'k' })).toContain('RECAPTCHA_SECRET');
    expect(refusal({ VAPI_WEBHOOK_AUTH: 'hmac' })).toContain('VAPI_WEBHOOK_SECRET');
  });
});

describe('production refuses to boot', () => {
  test('not when everything is in place; then it has daily budgets', () => {
    expect(readSettings(production, 'production')).toMatchObject({ dailyCallBudget: 100, dailyCallsPerNetwork: 10 });
    expect(
      refusal(
        { ...production, VOICE: 'guide', VAPI_PRIVATE_KEY: undefined, VAPI_ASSISTANT_ID: undefined },
        'production',
      ),
    ).toBe('accepted');
  });

  test('without the secrets that its choices need, or with one that can be guessed', () => {
    for (const name of ['VOICE', 'VAPI_PRIVATE_KEY', 'VAPI_ASSISTANT_ID', 'ALTCHA_HMAC_KEY', 'NETWORK_HMAC_KEY']) {
      expect(refusal({ ...production, [name]: undefined }, 'production')).toContain(name);
    }
    for (const name of ['ALTCHA_HMAC_KEY', 'NETWORK_HMAC_KEY', 'VAPI_WEBHOOK_SECRET']) {
      expect(refusal({ ...production, [name]: 'short' }, 'production')).toContain(name);
    }
  });

  test('with reCAPTCHA’s public test keys, or without the host that tokens must come from', () => {
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

  test('not because of what the platform keeps in PORT', () => {
    expect(refusal({ ...production, PORT: '/tmp/fire_emu.sock' }, 'production')).toBe('accepted');
    expect(refusal({ PORT: '/tmp/fire_emu.sock' }, 'emulator')).toBe('accepted');
  });

  test('with a provider on this machine', () => {
    expect(refusal({ ...production, VAPI_API_URL: 'http://127.0.0.1:9' }, 'production')).toContain('VAPI_API_URL');
  });
});
