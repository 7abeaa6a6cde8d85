import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
// Import Firebase through the sign-in's file to share one chunk.
import { openFirebaseApp } from './create-firebase-identity.ts';

/**
 * App Check tokens through reCAPTCHA Enterprise, with a site key from the backend. Loaded only on demand. Enterprise,
 * because the older script shares a global name with the captcha's.
 */
export async function createAppCheckTokens(siteKey: string) {
  const appCheck = initializeAppCheck(await openFirebaseApp(), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return { get: async (isForced: boolean): Promise<string> => (await getToken(appCheck, isForced)).token };
}
