import { createEnvReader, need, type Env, type EnvReader } from '../env/env-reader.ts';
import { BackendError } from '../backend-error.ts';
import { readWebhook } from '../voices/vapi-reports.ts';
import { readVoice } from '../voices/voices.ts';

export type Place = 'home' | 'production';

/** The first is the default. */
export const CAPTCHAS = ['altcha', 'recaptcha'] as const;

/** Who reaches the deployed functions: everyone, or a load balancer alone. The first is the default. */
export const INGRESSES = ['all', 'load-balancer'] as const;

/** Counts are integers; an undefined budget does not limit. */
export type Settings = Readonly<ReturnType<typeof readAll>>;

const SITEVERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';

const MAX_CALL_SECONDS_CEILING = 43_200;

/**
 * Throws a {@link BackendError} that names the first malformed setting; in production also for a missing secret, a test
 * key or an emulator variable.
 */
export function readSettings(env: Env, place: Place): Settings {
  const reader = createEnvReader(env, { isProduction: place === 'production' });
  const settings = readAll(reader);
  if (reader.isProduction) checkProduction(settings, env);
  return settings;
}

function readAll(reader: EnvReader) {
  const { isProduction } = reader;
  const budget = (name: string, inProduction: number, max = 1_000_000): number | undefined =>
    reader.wholeNumber(name, { min: 0, max }) ?? (isProduction ? inProduction : undefined);
  return {
    // In production the platform sets PORT.
    port: (isProduction ? undefined : reader.wholeNumber('PORT', { min: 1, max: 65_535 })) ?? 4173,
    host: reader.text('HOST') ?? '127.0.0.1',
    dataDir: reader.text('DATA_DIR') ?? '.data',
    maxCallsPerVisitor: reader.wholeNumber('MAX_CALLS_PER_VISITOR', { min: 1, max: 1000 }) ?? 3,
    maxCallSeconds: reader.wholeNumber('MAX_CALL_SECONDS', { min: 10, max: MAX_CALL_SECONDS_CEILING }) ?? 600,
    dailyCallBudget: budget('DAILY_CALL_BUDGET', 100),
    dailyCallsPerNetwork: budget('DAILY_CALLS_PER_NETWORK', 10),
    dailyMinuteBudget: budget('DAILY_MINUTE_BUDGET', 600),
    monthlyMinuteBudget: budget('MONTHLY_MINUTE_BUDGET', 3000, 10_000_000),
    captcha: readCaptcha(reader),
    captchaValidHours: reader.wholeNumber('CAPTCHA_VALID_HOURS', { min: 1, max: 8760 }) ?? 24,
    voice: readVoice(reader),
    /** Undefined: `/api/providerEvents` returns 404. */
    webhook: readWebhook(reader),
    /** Undefined at home: a random key in DATA_DIR. */
    networkHmacKey: reader.text('NETWORK_HMAC_KEY'),
    /** Callers of a function's own address can forge X-Forwarded-For: trust no proxy by default. */
    clientAddress: reader.clientAddress('CLIENT_ADDRESS') ?? (isProduction ? 'none' : 0),
    ingress: reader.oneOf('INGRESS', INGRESSES) ?? INGRESSES[0],
    appCheck: readAppCheck(reader),
    transcriptRetentionDays: reader.wholeNumber('TRANSCRIPT_RETENTION_DAYS', { min: 1, max: 3650 }) ?? 90,
    /** Undefined: the address in packages/content. */
    ownerEmail: reader.email('OWNER_EMAIL'),
    /** Minutes that the owner's mail waits for the provider's report. */
    mailWaitMinutes: reader.wholeNumber('MAIL_WAIT_MINUTES', { min: 0, max: 1440 }) ?? 10,
    release: reader.line('RELEASE') ?? (isProduction ? 'unnamed' : 'home'),
  };
}

function readCaptcha(reader: EnvReader) {
  const verifyUrl = reader.url('RECAPTCHA_VERIFY_URL') ?? SITEVERIFY_URL;
  /** Site keys are public, so only tokens of this host count. Undefined at home only. */
  const hostname = reader.host('RECAPTCHA_HOSTNAME');
  // Read all, so that a mistake in an unused setting fails now.
  const siteKey = reader.line('RECAPTCHA_SITE_KEY');
  const secret = reader.line('RECAPTCHA_SECRET');
  /** Undefined at home: a random key in DATA_DIR. */
  const hmacKey = reader.text('ALTCHA_HMAC_KEY');
  if ((reader.oneOf('CAPTCHA', CAPTCHAS) ?? 'altcha') === 'altcha') return { kind: 'altcha', hmacKey } as const;
  return {
    kind: 'recaptcha',
    siteKey: need('RECAPTCHA_SITE_KEY', siteKey, 'CAPTCHA is recaptcha'),
    secret: need('RECAPTCHA_SECRET', secret, 'CAPTCHA is recaptcha'),
    verifyUrl,
    hostname,
  } as const;
}

/** App Check is off at home: no service issues tokens for a fake project. */
function readAppCheck(reader: EnvReader): { readonly siteKey: string } | undefined {
  const isOn = reader.flag('APP_CHECK');
  const siteKey = reader.line('APP_CHECK_SITE_KEY');
  if (!isOn || !reader.isProduction) return undefined;
  return { siteKey: need('APP_CHECK_SITE_KEY', siteKey, 'APP_CHECK is on') };
}

/** Google's published test keys, which accept every visitor. */
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

function checkProduction(settings: ReturnType<typeof readAll>, env: Env): void {
  const { captcha, clientAddress, ingress, networkHmacKey, webhook } = settings;
  const refuseIf = (isBad: boolean, sentence: string): void => {
    if (isBad) throw new BackendError('bad_setting', sentence);
  };
  const needKey = (name: string, value: string | undefined): void => {
    refuseIf(value === undefined, `The setting ${name} is needed in production.`);
    refuseIf(
      (value?.length ?? 0) < MIN_KEY_LENGTH,
      `The setting ${name} must have at least ${MIN_KEY_LENGTH} characters in production.`,
    );
  };
  for (const name of EMULATOR_VARIABLES)
    refuseIf((env[name] ?? '') !== '', `The variable ${name} must not be set in production.`);
  if (captcha.kind === 'altcha') needKey('ALTCHA_HMAC_KEY', captcha.hmacKey);
  else {
    const keys = { RECAPTCHA_SITE_KEY: captcha.siteKey, RECAPTCHA_SECRET: captcha.secret };
    for (const [name, key] of Object.entries(keys))
      refuseIf(TEST_KEYS.has(key), `The setting ${name} is a public test key and must not be used in production.`);
    refuseIf(captcha.hostname === undefined, 'The setting RECAPTCHA_HOSTNAME is needed in production.');
  }
  needKey('NETWORK_HMAC_KEY', networkHmacKey);
  refuseIf(
    clientAddress !== 'none' && clientAddress > 0 && ingress !== 'load-balancer',
    'The setting CLIENT_ADDRESS takes hops:N in production only with INGRESS=load-balancer: who reaches a function past the load balancer can invent any address.',
  );
  if (webhook === undefined) return;
  const [secret, next] = webhook.secrets;
  needKey('VAPI_WEBHOOK_SECRET', secret);
  if (next !== undefined) needKey('VAPI_WEBHOOK_SECRET_NEXT', next);
}
