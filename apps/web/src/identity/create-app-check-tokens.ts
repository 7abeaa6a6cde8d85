import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
// Shares one chunk with the sign-in.
import { openFirebaseApp } from './create-firebase-identity.ts';

/** reCAPTCHA Enterprise: the older script shares a global name with the captcha's. Loaded on demand. */
export async function createAppCheckTokens(siteKey: string) {
  const appCheck = initializeAppCheck(await openFirebaseApp(), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return { get: async (isForced: boolean): Promise<string> => (await getToken(appCheck, isForced)).token };
}
