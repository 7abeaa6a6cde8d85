import type { Auth } from 'firebase-admin/auth';
import { BackendError } from '../backend-error.ts';
import type { TokenVerifier, Accounts } from '../ports.ts';
import type { AppCheck as FirebaseAppCheck } from 'firebase-admin/app-check';
import type { AppCheck } from '../handlers/backend.ts';
import type { Settings } from '../settings/read-settings.ts';

/** Codes that say something about the token; any other says that it could not be checked. */
const REFUSALS = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** ID tokens of this project, checked against Google's public keys. */
export function createFirebaseTokenVerifier(auth: () => Pick<Auth, 'verifyIdToken'>): TokenVerifier {
  return {
    verify: async (token) => {
      try {
        const { uid } = await auth().verifyIdToken(token);
        return { kind: 'visitor', uid };
      } catch (error) {
        const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
        if (REFUSALS.has(code)) return { kind: 'refused' };
        throw new BackendError('tokens_unavailable', 'Tokens cannot be checked at the moment.', { cause: error });
      }
    },
  };
}

/** As many as the service lists, and deletes, at once. */
const PAGE_SIZE = 1000;

/** The project's anonymous accounts: those that belong to no provider. */
export function createFirebaseAccounts(auth: () => Pick<Auth, 'listUsers' | 'deleteUsers'>): Accounts {
  return {
    deleteIdle: async (beforeMs) => {
      for (let pageToken: string | undefined, isFirst = true; isFirst || pageToken !== undefined; isFirst = false) {
        const page = await auth().listUsers(PAGE_SIZE, pageToken);
        const idle = page.users.filter(({ providerData, metadata }) => {
          const usedAt = metadata.lastRefreshTime ?? metadata.lastSignInTime ?? metadata.creationTime;
          return providerData.length === 0 && Date.parse(usedAt) < beforeMs;
        });
        if (idle.length > 0) await auth().deleteUsers(idle.map(({ uid }) => uid));
        pageToken = page.pageToken;
      }
    },
  };
}

/** App Check tokens of this project, checked against Google's public keys. */
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
            // A "no" would be final for the page: what cannot be checked now is "later".
            if (isUnchecked(error))
              throw new BackendError('tokens_unavailable', 'App Check tokens cannot be checked now.', { cause: error });
            return false;
          },
        ),
  };
}

/** The SDK calls every failure an invalid argument; only the cause tells that it had no keys to check with. */
function isUnchecked(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && Reflect.get(cause, 'code') === 'key-fetch-error';
}
