import { expect, test } from 'vitest';
import { readSettings } from '../settings/read-settings.ts';
import { choicesOf, withUnboundSecrets } from './function-options.ts';

const env = { VOICE: 'vapi ', VAPI_ASSISTANT_ID: 'a', CAPTCHA: '\trecaptcha', VAPI_WEBHOOK_AUTH: ' hmac' };

test('ignores spaces around a choice, as the settings do', () => {
  const settled = {
    voice: 'vapi',
    captcha: 'recaptcha',
    ingress: 'all',
    hasWebhook: true,
    minInstances: 0,
    isReplacingSecret: false,
  } as const;
  expect(choicesOf(env)).toEqual(settled);
  const recaptcha = { RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_HOSTNAME: 'site.example' };
  const settings = readSettings(withUnboundSecrets({ ...env, ...recaptcha }), 'production');
  expect([settings.voice.kind, settings.captcha.kind, settings.webhook?.auth]).toEqual(['vapi', 'recaptcha', 'hmac']);
});

test('an unknown choice stops the deployment with its name', () => {
  for (const name of ['VOICE', 'CAPTCHA', 'VAPI_WEBHOOK_AUTH'])
    for (const value of ['loud', ' ', 'Vapi'])
      expect(() => choicesOf({ [name]: value })).toThrow(`The setting ${name} `);
});

test('binds both webhook secrets while one replaces the other', () => {
  const replacing = {
    ...env,
    REPLACING_WEBHOOK_SECRET: 'true',
    VAPI_WEBHOOK_SECRET: 'old',
    VAPI_WEBHOOK_SECRET_NEXT: 'new',
  };
  expect(withUnboundSecrets(replacing, 'providerEvents')).toMatchObject({
    VAPI_WEBHOOK_SECRET: 'old',
    VAPI_WEBHOOK_SECRET_NEXT: 'new',
  });
  expect(withUnboundSecrets(replacing, 'api')['VAPI_WEBHOOK_SECRET_NEXT']).not.toBe('new');
});
