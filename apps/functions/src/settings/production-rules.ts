import type { Env } from './env-reader.ts';
import { BackendError } from '../backend-error.ts';
import type { Settings } from './settings.ts';

/** Google's published keys that pass every visitor. */
const TEST_KEYS = new Set(['6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI', '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe']);

/** With one of these set, the admin SDK trusts unsigned tokens or writes its data elsewhere. */
const EMULATOR_VARIABLES = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_DATABASE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
  'FIREBASE_EMULATOR_HUB',
];

/** Shorter keys can be guessed offline from what they sign. */
const MIN_KEY_LENGTH = 32;

/** Throws a {@link BackendError} if a deployed backend would be open, blind or a toy with these settings. */
export function checkProduction(settings: Settings, env: Env): void {
  for (const name of EMULATOR_VARIABLES) {
    refuseIf(env[name] !== undefined && env[name] !== '', `The variable ${name} must not be set in production.`);
  }
  checkCaptcha(settings);
  needKey('NETWORK_HMAC_KEY', settings.networkHmacKey);
  const [secret, next] = settings.webhook?.secrets ?? [];
  if (settings.webhook !== undefined) needKey('VAPI_WEBHOOK_SECRET', secret);
  if (next !== undefined) needKey('VAPI_WEBHOOK_SECRET_NEXT', next);
}

function checkCaptcha({ captcha }: Settings): void {
  if (captcha.kind === 'altcha') return needKey('ALTCHA_HMAC_KEY', captcha.hmacKey);
  refuseIf(
    TEST_KEYS.has(captcha.siteKey),
    'The setting RECAPTCHA_SITE_KEY is a public test key and must not be used in production.',
  );
  refuseIf(
    TEST_KEYS.has(captcha.secret),
    'The setting RECAPTCHA_SECRET is a public test key and must not be used in production.',
  );
  refuseIf(captcha.hostname === undefined, 'The setting RECAPTCHA_HOSTNAME is needed in production.');
}

function needKey(name: string, value: string | undefined): void {
  refuseIf(value === undefined, `The setting ${name} is needed in production.`);
  refuseIf(
    (value?.length ?? 0) < MIN_KEY_LENGTH,
    `The setting ${name} must have at least ${MIN_KEY_LENGTH} characters in production.`,
  );
}

function refuseIf(isBad: boolean, sentence: string): void {
  if (isBad) throw new BackendError('bad_setting', sentence);
}
