import type { Credential } from 'firebase-admin/app';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { findRoot } from '../local/site/hosting-config.ts';
import { BackendError, orCannotStart } from '../src/backend-error.ts';
import type { CallStore } from '../src/store/call-store.ts';
import { openCallStore } from '../src/create-backend.ts';
import {
  openDatabase,
  createSqliteDocumentStore,
  DATABASE_FILE,
} from '../src/store/documents/sqlite-document-store.ts';
import { systemClock } from '../src/ports.ts';
import type { Env } from '../src/env/env-reader.ts';
import { readSettings, type Settings } from '../src/settings/read-settings.ts';

export type StoreName = 'home' | 'firestore';

export function readOwnerSettings(store: StoreName): Settings {
  return readSettings({ ...(store === 'firestore' ? deployed() : {}), ...process.env }, 'home');
}

/** The environment overrides them and supplies the secrets. */
function deployed(): Env {
  const file = resolve(import.meta.dirname, '..', process.env['DEPLOY_ENV'] ?? 'deploy.env');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

export async function openStore(name: StoreName, settings: Settings): Promise<CallStore> {
  if (name === 'firestore') {
    // The home store loads none of Google's code.
    const [{ applicationDefault, initializeApp }, { getFirestore }, { createFirestoreDocumentStore }] =
      await Promise.all([
        import('firebase-admin/app'),
        import('firebase-admin/firestore'),
        import('../src/firebase/firestore-document-store.ts'),
      ]);
    if (process.env['FIRESTORE_EMULATOR_HOST'] === undefined) await requireAccess(applicationDefault());
    const documents = createFirestoreDocumentStore(getFirestore(initializeApp()));
    return openCallStore(settings, { documents, clock: systemClock });
  }
  const file = join(resolve(findRoot(), settings.dataDir), DATABASE_FILE);
  if (!existsSync(file))
    throw new BackendError('cannot_start', `There are no calls at ${file}; set DATA_DIR to the folder that has some.`);
  const documents = orCannotStart(`The database ${file} cannot be opened.`, () =>
    createSqliteDocumentStore(openDatabase(file), systemClock),
  );
  return openCallStore(settings, { documents, clock: systemClock });
}

/** Firestore's library would search for fifteen seconds and then report only that the database did not answer. */
async function requireAccess(credentials: Credential): Promise<void> {
  if (process.env['GOOGLE_CLOUD_PROJECT'] === undefined)
    throw new BackendError('cannot_start', 'The setting GOOGLE_CLOUD_PROJECT is needed: the id of the site’s project.');
  await credentials.getAccessToken().catch((cause: unknown) => {
    throw new BackendError(
      'cannot_start',
      'Google gives no access; run `gcloud auth application-default login`, or set GOOGLE_APPLICATION_CREDENTIALS to the key of a service account. The data of this machine needs none: --store home.',
      { cause },
    );
  });
}
