import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
// From the sign-in's file, so that what both need of Firebase stays in the one chunk that every caller loads.
import { openFirebaseApp } from './create-firebase-identity.ts';

/**
 * App Check tokens through reCAPTCHA Enterprise, whose site key the backend names. Loaded only where the backend asks
 * for them. Enterprise, since the older script goes by the same name as the captcha's own.
 */
export async function createAppCheckTokens(siteKey: string) {
  const appCheck = initializeAppCheck(await openFirebaseApp(), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return { get: async (isForced: boolean): Promise<string> => (await getToken(appCheck, isForced)).token };
}
