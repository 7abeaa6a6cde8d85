import { getApps, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { BackendError } from '../backend-error.ts';
import { createBackend, openCallStore } from '../create-backend.ts';
import type { Backend } from '../handlers/backend.ts';
import { type Log, systemClock } from '../ports.ts';
import type { Settings } from '../settings/read-settings.ts';
import { createFirestoreDocumentStore } from '../documents/firestore-document-store.ts';
import { createAppCheck, createFirebaseAccounts, createFirebaseTokenVerifier } from './firebase-services.ts';

/** The backend over Firebase. Opens nothing before it is called: deploying loads this code without any of it. */
export function openBackend(settings: Settings): Backend {
  const app = getApps()[0] ?? initializeApp();
  for (const notice of settings.notices) log({ event: 'setting', severity: 'WARNING', message: notice });
  const documents = createFirestoreDocumentStore(getFirestore(app));
  return createBackend(settings, {
    store: openCallStore(settings, { documents, clock: systemClock }),
    tokens: createFirebaseTokenVerifier(() => getAuth(app)),
    accounts: createFirebaseAccounts(() => getAuth(app)),
    clock: systemClock,
    log,
    altchaKey: keyOf('ALTCHA_HMAC_KEY', settings.captcha.kind === 'altcha' ? settings.captcha.hmacKey : ''),
    networkKey: keyOf('NETWORK_HMAC_KEY', settings.dailyCallsPerNetwork === undefined ? '' : settings.networkHmacKey),
    appCheck: settings.appCheck === undefined ? undefined : createAppCheck(settings.appCheck, () => getAppCheck(app)),
  });
}

const log: Log = (entry) => void process.stdout.write(`${JSON.stringify({ severity: 'ERROR', ...entry })}\n`);

/** Instances share nothing but the settings: a key made up by one would be worth nothing at the next. */
function keyOf(name: string, value: string | undefined): string {
  if (value === undefined)
    throw new BackendError('bad_setting', `The setting ${name} is needed outside of the local cloud.`);
  return value;
}
