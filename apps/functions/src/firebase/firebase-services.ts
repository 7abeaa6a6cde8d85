import { getApps, initializeApp } from 'firebase-admin/app';
import { getAppCheck, type AppCheck as FirebaseAppCheck } from 'firebase-admin/app-check';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { BackendError } from '../backend-error.ts';
import { createBackend, openCallStore, type Backend, type AppCheck } from '../create-backend.ts';
import { type Log, systemClock, type TokenVerifier, type Accounts } from '../ports.ts';
import type { Settings } from '../settings/read-settings.ts';
import { need } from '../env/env-reader.ts';
import { createFirestoreDocumentStore } from './firestore-document-store.ts';

/** Connects only when called: a deployment loads this code without credentials. */
export function openBackend(settings: Settings): Backend {
  const { captcha, dailyCallsPerNetwork, networkHmacKey } = settings;
  const app = getApps()[0] ?? initializeApp();
  const documents = createFirestoreDocumentStore(getFirestore(app));
  return createBackend(settings, {
    store: openCallStore(settings, { documents, clock: systemClock }),
    tokens: createFirebaseTokenVerifier(() => getAuth(app)),
    accounts: createFirebaseAccounts(() => getAuth(app)),
    clock: systemClock,
    log,
    // Instances share only the settings, so a generated key would differ between them.
    altchaKey: need('ALTCHA_HMAC_KEY', captcha.kind === 'altcha' ? captcha.hmacKey : '', OUTSIDE),
    networkKey: need('NETWORK_HMAC_KEY', dailyCallsPerNetwork === undefined ? '' : networkHmacKey, OUTSIDE),
    appCheck: settings.appCheck === undefined ? undefined : createAppCheck(settings.appCheck, () => getAppCheck(app)),
  });
}

const OUTSIDE = 'this is not the local cloud';

const log: Log = (entry) => void process.stdout.write(`${JSON.stringify({ severity: 'ERROR', ...entry })}\n`);

/** Any other code means that the token could not be checked. */
const REFUSALS = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

export function createFirebaseTokenVerifier(auth: () => Pick<Auth, 'verifyIdToken'>): TokenVerifier {
  return {
    findUid: async (token) => {
      try {
        return (await auth().verifyIdToken(token)).uid;
      } catch (error) {
        const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
        if (REFUSALS.has(code)) return undefined;
        throw new BackendError('tokens_unavailable', 'Tokens cannot be checked at the moment.', { cause: error });
      }
    },
  };
}

const PAGE_SIZE = 1000;

/** Anonymous accounts have no sign-in provider. */
export function createFirebaseAccounts(auth: () => Pick<Auth, 'listUsers' | 'deleteUsers'>): Accounts {
  return {
    deleteIdle: async (beforeMs) => {
      let pageToken: string | undefined;
      do {
        const page = await auth().listUsers(PAGE_SIZE, pageToken);
        const idle = page.users.filter(({ providerData, metadata }) => {
          const usedAt = metadata.lastRefreshTime ?? metadata.lastSignInTime ?? metadata.creationTime;
          return providerData.length === 0 && Date.parse(usedAt) < beforeMs;
        });
        if (idle.length > 0) await auth().deleteUsers(idle.map(({ uid }) => uid));
        pageToken = page.pageToken;
      } while (pageToken !== undefined);
    },
  };
}

export function createAppCheck(
  { siteKey }: NonNullable<Settings['appCheck']>,
  appCheck: () => Pick<FirebaseAppCheck, 'verifyToken'>,
): AppCheck {
  return {
    siteKey,
    isOwnApp: (token) =>
      appCheck()
        .verifyToken(token)
        .then(
          () => true,
          (error: unknown) => {
            // A rejection is final for the page; a failed check must ask it to retry.
            if (isUnchecked(error))
              throw new BackendError('tokens_unavailable', 'App Check tokens cannot be checked now.', { cause: error });
            return false;
          },
        ),
  };
}

/** Only the cause of the SDK's error shows that its keys could not be fetched. */
function isUnchecked(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && Reflect.get(cause, 'code') === 'key-fetch-error';
}
