import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { BackendError } from '../../src/backend-error.ts';
import type { Env } from '../../src/settings/env-reader.ts';
import { readSettings } from '../../src/settings/read-settings.ts';

const SECRETS = ['VAPI_PRIVATE_KEY', 'VAPI_WEBHOOK_SECRET', 'RECAPTCHA_SECRET', 'ALTCHA_HMAC_KEY', 'NETWORK_HMAC_KEY'];

/**
 * The plain settings of a deployment from their file. Refuses secrets in it, and whatever production would refuse to
 * boot with: better here than in the log of a service that does not start.
 */
export function readDeploySettings(file: string): Env {
  if (!existsSync(file))
    throw new BackendError(
      'bad_setting',
      `The file ${file} with the plain settings is missing; docs/deploy.md says what goes in.`,
    );
  const env: Env = parseEnv(readFileSync(file, 'utf8'));
  const secret = SECRETS.find((name) => (env[name] ?? '') !== '');
  if (secret !== undefined)
    throw new BackendError(
      'bad_setting',
      `${secret} is a secret and does not belong into ${file}; set it with firebase functions:secrets:set.`,
    );
  const placeholders = Object.fromEntries(SECRETS.map((name) => [name, 'a secret that only the cloud knows']));
  const hasWebhook = (env['VAPI_WEBHOOK_AUTH'] ?? '') !== '';
  readSettings(
    { ...env, ...placeholders, VAPI_WEBHOOK_SECRET: hasWebhook ? placeholders['VAPI_WEBHOOK_SECRET'] : undefined },
    'production',
  );
  // 0 would make Google's own proxy everybody's network: ten calls a day for all visitors together.
  if (env['DAILY_CALLS_PER_NETWORK'] !== '0' && (env['TRUSTED_PROXY_HOPS'] ?? '') === '') {
    throw new BackendError(
      'bad_setting',
      'The setting TRUSTED_PROXY_HOPS is needed to deploy: behind Hosting, visitors come through proxies.',
    );
  }
  return env;
}
