import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { BackendError } from '../src/backend-error.ts';
import type { Env } from '../src/env/env-reader.ts';

const credentialsSchema = z.looseObject({
  type: z.string(),
  project_id: z.string().optional(),
  quota_project_id: z.string().optional(),
});

/**
 * Firestore's library would search for fifteen seconds and then report only that the database did not answer. Throws a
 * BackendError `cannot_start`.
 */
export async function requireGoogleCredentials(env: Env): Promise<void> {
  const isEmulated = env['FIRESTORE_EMULATOR_HOST'] !== undefined;
  const file = env['GOOGLE_APPLICATION_CREDENTIALS'] ?? join(configFolder(env), 'application_default_credentials.json');
  const credentials = isEmulated ? undefined : readCredentials(file);
  const isOnGoogle = !isEmulated && credentials === undefined && (await hasMetadataServer(env));
  if (!isEmulated && credentials === undefined && !isOnGoogle)
    throw new BackendError(
      'cannot_start',
      env['GOOGLE_APPLICATION_CREDENTIALS'] === undefined
        ? 'Google credentials are missing; run `gcloud auth application-default login`, or set GOOGLE_APPLICATION_CREDENTIALS to the key of a service account. The data of this machine needs none: --store home.'
        : `There are no Google credentials in ${file}, which GOOGLE_APPLICATION_CREDENTIALS names.`,
    );
  const named = env['GOOGLE_CLOUD_PROJECT'] ?? env['GCLOUD_PROJECT'] ?? env['FIREBASE_CONFIG'];
  if (named === undefined && credentials?.project_id === undefined && !isOnGoogle)
    throw new BackendError(
      'cannot_start',
      'The setting GOOGLE_CLOUD_PROJECT is needed: the id of the site\u2019s project.',
    );
}

const configFolder = (env: Env): string =>
  env['CLOUDSDK_CONFIG'] ??
  (process.platform === 'win32'
    ? join(env['APPDATA'] ?? '', 'gcloud')
    : join(env['HOME'] ?? homedir(), '.config', 'gcloud'));

function readCredentials(file: string): z.infer<typeof credentialsSchema> | undefined {
  try {
    return credentialsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/** Google's machines have credentials without a file. */
async function hasMetadataServer(env: Env): Promise<boolean> {
  if (env['METADATA_SERVER_DETECTION'] === 'none') return false;
  const host = env['GCE_METADATA_HOST'] ?? '169.254.169.254';
  const headers = { 'metadata-flavor': 'Google' };
  return fetch(`http://${host}/`, { headers, signal: AbortSignal.timeout(500) }).then(
    (response) => response.headers.get('metadata-flavor') === 'Google',
    () => false,
  );
}
