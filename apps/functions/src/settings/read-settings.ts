import { site } from '@asad/content';
import { createEnvReader, need, type ClientAddress, type Env, type EnvReader } from './env-reader.ts';
import { checkProduction } from './production-rules.ts';
import { MIN_PACED_BUDGET } from '../rules/site-budget.ts';
import { BackendError } from '../backend-error.ts';
import { readVoice } from '../voice/voices.ts';
import { CAPTCHAS, WEBHOOK_AUTHS } from './settings.ts';
import type { AppCheckSettings, CaptchaSettings, Place, Settings, WebhookSettings } from './settings.ts';

const SITEVERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';

/** A day has 86,400 seconds, but a call that long is a mistake: the provider's own ceiling is 12 hours. */
const MAX_CALL_SECONDS_CEILING = 43_200;

/**
 * Every setting from the environment, checked. Throws a {@link BackendError} that names the first malformed one; in
 * production also for a missing secret, a test key or an emulator variable.
 */
export function readSettings(env: Env, place: Place): Settings {
  const isProduction = place === 'production';
  const reader = createEnvReader(env, { isProduction });
  const { clientAddress, notices } = readClientAddress(reader, place);
  const settings: Settings = {
    place,
    // Elsewhere PORT belongs to the platform: the emulator even puts a socket's path in it.
    port: (place === 'home' ? reader.wholeNumber('PORT', { min: 1, max: 65_535 }) : undefined) ?? 4173,
    host: reader.text('HOST') ?? '127.0.0.1',
    dataDir: reader.text('DATA_DIR') ?? '.data',
    maxCallsPerVisitor: reader.wholeNumber('MAX_CALLS_PER_VISITOR', { min: 1, max: 1000 }) ?? 3,
    maxCallSeconds: reader.wholeNumber('MAX_CALL_SECONDS', { min: 10, max: MAX_CALL_SECONDS_CEILING }) ?? 600,
    dailyCallBudget:
      reader.wholeNumber('DAILY_CALL_BUDGET', { min: 0, max: 1_000_000 }) ?? (isProduction ? 100 : undefined),
    dailyCallsPerNetwork:
      reader.wholeNumber('DAILY_CALLS_PER_NETWORK', { min: 0, max: 1_000_000 }) ?? (isProduction ? 10 : undefined),
    dailyMinuteBudget:
      reader.wholeNumber('DAILY_MINUTE_BUDGET', { min: 0, max: 1_000_000 }) ?? (isProduction ? 600 : undefined),
    monthlyMinuteBudget:
      reader.wholeNumber('MONTHLY_MINUTE_BUDGET', { min: 0, max: 10_000_000 }) ?? (isProduction ? 3000 : undefined),
    captcha: readCaptcha(reader),
    captchaValidHours: reader.wholeNumber('CAPTCHA_VALID_HOURS', { min: 1, max: 8760 }) ?? 24,
    voice: readVoice(reader),
    webhook: readWebhook(reader),
    networkHmacKey: reader.text('NETWORK_HMAC_KEY'),
    clientAddress,
    appCheck: readAppCheck(reader, place),
    transcriptRetentionDays:
      reader.wholeNumber('TRANSCRIPT_RETENTION_DAYS', { min: 1, max: 3650 }) ?? site.call.keptDays,
    ownerEmail: reader.email('OWNER_EMAIL'),
    mailWaitMinutes: reader.wholeNumber('MAIL_WAIT_MINUTES', { min: 0, max: 1440 }) ?? 10,
    release: reader.line('RELEASE') ?? (place === 'home' ? 'home' : 'unnamed'),
    notices,
  };
  if (isProduction) checkProduction(settings, env);
  return { ...settings, notices: [...notices, ...warnOfBudgets(settings)] };
}

/** What is accepted and protects less than its owner may think. */
function warnOfBudgets({
  dailyCallBudget: calls,
  dailyMinuteBudget: minutes,
  maxCallSeconds,
  voice,
}: Settings): string[] {
  const warnings = [];
  if (calls !== undefined && calls > 0 && calls < MIN_PACED_BUDGET)
    warnings.push(
      `The setting DAILY_CALL_BUDGET is below ${MIN_PACED_BUDGET}: it is not paced by the hour, and one script can take the whole day at once.`,
    );
  if (
    voice.kind !== 'guide' &&
    minutes !== undefined &&
    minutes > 0 &&
    minutes * 60 < MIN_PACED_BUDGET * maxCallSeconds
  )
    warnings.push(
      `The setting DAILY_MINUTE_BUDGET holds fewer than ${MIN_PACED_BUDGET} calls of MAX_CALL_SECONDS: it is not paced by the hour.`,
    );
  return warnings;
}

function readCaptcha(reader: EnvReader): CaptchaSettings {
  const verifyUrl = reader.url('RECAPTCHA_VERIFY_URL') ?? SITEVERIFY_URL;
  const hostname = reader.host('RECAPTCHA_HOSTNAME');
  // All are read whatever is chosen: a mistake in what is off today is found today.
  const siteKey = reader.line('RECAPTCHA_SITE_KEY');
  const secret = reader.line('RECAPTCHA_SECRET');
  const hmacKey = reader.text('ALTCHA_HMAC_KEY');
  if ((reader.oneOf('CAPTCHA', CAPTCHAS) ?? 'altcha') === 'altcha') return { kind: 'altcha', hmacKey };
  return {
    kind: 'recaptcha',
    siteKey: need('RECAPTCHA_SITE_KEY', siteKey, 'CAPTCHA is recaptcha'),
    secret: need('RECAPTCHA_SECRET', secret, 'CAPTCHA is recaptcha'),
    verifyUrl,
    hostname,
  };
}

/** At home there is no App Check: nobody could issue its tokens for a project that does not exist. */
function readAppCheck(reader: EnvReader, place: Place): AppCheckSettings | undefined {
  const isOn = reader.flag('APP_CHECK');
  const siteKey = reader.line('APP_CHECK_SITE_KEY');
  if (!isOn || place === 'home') return undefined;
  return { siteKey: need('APP_CHECK_SITE_KEY', siteKey, 'APP_CHECK is on') };
}

function readWebhook(reader: EnvReader): WebhookSettings | undefined {
  const auth = reader.oneOf('VAPI_WEBHOOK_AUTH', WEBHOOK_AUTHS);
  const secret = reader.line('VAPI_WEBHOOK_SECRET');
  const next = reader.line('VAPI_WEBHOOK_SECRET_NEXT');
  if (secret !== undefined) return { auth: auth ?? 'bearer', secrets: next === undefined ? [secret] : [secret, next] };
  const reason = auth === undefined ? 'VAPI_WEBHOOK_SECRET_NEXT' : 'VAPI_WEBHOOK_AUTH';
  if (auth !== undefined || next !== undefined)
    throw new BackendError('bad_setting', `The setting VAPI_WEBHOOK_SECRET is needed because ${reason} is set.`);
  return undefined;
}

/** Deployed, anybody writes X-Forwarded-For at a function's own address: no layer is proved unless somebody says which. */
function readClientAddress(
  reader: EnvReader,
  place: Place,
): { readonly clientAddress: ClientAddress; readonly notices: readonly string[] } {
  const chosen = reader.clientAddress('CLIENT_ADDRESS');
  const hops = reader.wholeNumber('TRUSTED_PROXY_HOPS', { min: 0, max: 10 });
  if (hops === undefined) {
    const clientAddress = chosen ?? { kind: place === 'home' ? 'socket' : 'none' };
    return { clientAddress, notices: [] };
  }
  if (chosen !== undefined)
    throw new BackendError('bad_setting', 'The setting TRUSTED_PROXY_HOPS is left out where CLIENT_ADDRESS is set.');
  const same = hops === 0 ? 'socket' : `hops:${hops}`;
  return {
    clientAddress: hops === 0 ? { kind: 'socket' } : { kind: 'hops', hops },
    notices: [`The setting TRUSTED_PROXY_HOPS is now called CLIENT_ADDRESS; write CLIENT_ADDRESS=${same} instead.`],
  };
}
