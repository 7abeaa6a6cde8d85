import type { FunctionName } from '../handlers/create-handlers.ts';
import type { Env } from '../settings/env-reader.ts';
import { secretsOf, type DeployChoices, type SecretName } from './function-options.ts';

/** What the settings choose, read without any secret: deploying knows none of them. */
export function choicesOf(env: Env): DeployChoices {
  return {
    voice: env['VOICE'] === 'vapi' ? 'vapi' : 'guide',
    captcha: env['CAPTCHA'] === 'recaptcha' ? 'recaptcha' : 'altcha',
    // The secret itself is not known at deploy; how it is sent is a plain setting.
    hasWebhook: (env['VAPI_WEBHOOK_AUTH'] ?? '') !== '',
  };
}

const ALL_SECRETS: readonly SecretName[] = [
  'VAPI_PRIVATE_KEY',
  'VAPI_WEBHOOK_SECRET',
  'RECAPTCHA_SECRET',
  'ALTCHA_HMAC_KEY',
  'NETWORK_HMAC_KEY',
];

/** Long enough for every rule, and plainly no secret. */
const NOT_BOUND = 'this secret is not bound to this function';

/**
 * A function is given its own secrets only, but the settings are checked as a whole: those that belong to other
 * functions are filled in with a text that opens nothing. Its own stay as they are, so that a missing one is noticed.
 */
export function withUnboundSecrets(env: Env, name: FunctionName): Env {
  const choices = choicesOf(env);
  const own = new Set<string>(secretsOf(name, choices));
  const isChosen = (secret: SecretName) => secret !== 'VAPI_WEBHOOK_SECRET' || choices.hasWebhook;
  const others = ALL_SECRETS.filter((secret) => !own.has(secret) && isChosen(secret));
  return { ...env, ...Object.fromEntries(others.map((secret) => [secret, NOT_BOUND])) };
}
