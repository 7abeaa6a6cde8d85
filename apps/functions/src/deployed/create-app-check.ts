import type { AppCheck as FirebaseAppCheck } from 'firebase-admin/app-check';
import type { AppCheck } from '../handlers/backend.ts';
import type { AppCheckSettings } from '../settings/settings.ts';

/** App Check tokens of this project, checked against Google's public keys. */
export function createAppCheck(
  { siteKey }: AppCheckSettings,
  appCheck: () => Pick<FirebaseAppCheck, 'verifyToken'>,
): AppCheck {
  return {
    siteKey,
    isOwnApp: (token) =>
      appCheck()
        .verifyToken(token)
        .then(
          () => true,
          // Whatever is wrong with it, or with our asking: the page gets a fresh token and comes again.
          () => false,
        ),
  };
}
