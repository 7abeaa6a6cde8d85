import { expect, test } from 'vitest';
import { readSettings } from '../settings/read-settings.ts';
import { withUnboundSecrets } from './function-options.ts';

const env = { VOICE: 'vapi ', VAPI_ASSISTANT_ID: 'a', CAPTCHA: '\trecaptcha', VAPI_WEBHOOK_AUTH: ' hmac' };

test('production starts without a secret that another function reads', () => {
  const recaptcha = { RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_HOSTNAME: 'site.example' };
  const settings = readSettings(withUnboundSecrets({ ...env, ...recaptcha }), 'production');
  expect([settings.voice.kind, settings.captcha.kind, settings.webhook?.auth]).toEqual(['vapi', 'recaptcha', 'hmac']);
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
