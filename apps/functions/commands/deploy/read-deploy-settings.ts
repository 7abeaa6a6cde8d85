import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { BackendError } from '../../src/backend-error.ts';
import type { Env } from '../../src/settings/env-reader.ts';
import { SECRET_NAMES, withUnboundSecrets } from '../../src/deployed/secrets.ts';
import { readSettings } from '../../src/settings/read-settings.ts';

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
  const secret = SECRET_NAMES.find((name) => (env[name] ?? '') !== '');
  if (secret !== undefined)
    throw new BackendError(
      'bad_setting',
      `${secret} is a secret and does not belong into ${file}; set it with firebase functions:secrets:set.`,
    );
  const { clientAddress, notices } = readSettings(withUnboundSecrets(env), 'production');
  for (const notice of notices) process.stderr.write(`${notice}\n`);
  // Without an address nobody has a network: a limit that was meant would silently be none.
  if (clientAddress.kind === 'none' && !['', '0'].includes((env['DAILY_CALLS_PER_NETWORK'] ?? '').trim())) {
    throw new BackendError(
      'bad_setting',
      'The setting DAILY_CALLS_PER_NETWORK does nothing while CLIENT_ADDRESS is none; docs/deploy.md says how to prove one.',
    );
  }
  return env;
}
