import type { AppCheck as FirebaseAppCheck } from 'firebase-admin/app-check';
import { BackendError } from '../backend-error.ts';
import type { AppCheck } from '../handlers/backend.ts';
import type { Settings } from '../settings/read-settings.ts';

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
