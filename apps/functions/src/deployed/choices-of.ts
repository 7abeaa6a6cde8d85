import { createEnvReader, type Env } from '../settings/env-reader.ts';
import { VOICE_NAMES } from '../voice/voices.ts';
import { CAPTCHAS, WEBHOOK_AUTHS } from '../settings/settings.ts';
import { secretsOf, type DeployChoices, type ServiceName } from '../settings/secrets.ts';

/** Set in the deployed `.env` by `ship --replace-secret`, so that the next webhook secret is bound beside the old one. */
export const REPLACING_SECRET = 'REPLACING_WEBHOOK_SECRET';

/** What the settings choose, read without any secret: deploying knows none of them. Read as the settings are. */
export function choicesOf(env: Env): DeployChoices {
  const reader = createEnvReader(env);
  return {
    voice: reader.oneOf('VOICE', VOICE_NAMES) ?? 'guide',
    captcha: reader.oneOf('CAPTCHA', CAPTCHAS) ?? 'altcha',
    // The secret itself is not known at deploy; how it is sent is a plain setting.
    hasWebhook: reader.oneOf('VAPI_WEBHOOK_AUTH', WEBHOOK_AUTHS) !== undefined,
    isReplacingSecret: reader.flag(REPLACING_SECRET),
  };
}

/** Long enough for every rule, and plainly no secret. */
const NOT_BOUND = 'this secret is not bound to this function';

/**
 * A function is given its own secrets only, but the settings are checked as a whole: those that belong to other
 * functions are filled in with a text that opens nothing. Its own stay as they are, so that a missing one is noticed.
 */
export function withUnboundSecrets(env: Env, name?: ServiceName): Env {
  const choices = choicesOf(env);
  const own = new Set(name === undefined ? [] : secretsOf(choices, name));
  const others = secretsOf(choices).filter((secret) => !own.has(secret));
  return { ...env, ...Object.fromEntries(others.map((secret) => [secret, NOT_BOUND])) };
}
