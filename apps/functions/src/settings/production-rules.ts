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
  checkVoice(settings);
}

function checkVoice({ voice }: Settings): void {
  if (voice.kind === 'model') refuseIf(voice.key === undefined, 'The setting MODEL_KEY is needed in production.');
  const addresses = {
    VAPI_API_URL: voice.kind === 'vapi' ? voice.apiUrl : '',
    MODEL_URL: voice.kind === 'model' ? voice.url : '',
    SPEECH_URL: (voice.kind === 'model' && voice.speech?.url) || '',
  };
  for (const [name, address] of Object.entries(addresses))
    refuseIf(address.startsWith('http:'), `The setting ${name} must be an https address in production.`);
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
  refuseIf(
    captcha.verifyUrl.startsWith('http:'),
    'The setting RECAPTCHA_VERIFY_URL must be an https address in production.',
  );
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
