import type { CaptchaChallenge } from '@asad/call-core/contract';
import { fetchApi } from '../fetch-api.ts';

/** Which captcha runs here, and its challenge or site key. Throws when the backend does not say. */
export async function fetchCaptchaChallenge(): Promise<CaptchaChallenge> {
  const response = await fetchApi('/api/captchaChallenge', { method: 'GET', headers: { accept: 'application/json' } });
  const body: Partial<{ captcha: string; challenge: unknown; siteKey: string }> | null = response.ok
    ? await response.json()
    : null;
  if (body?.captcha === 'altcha' && typeof body.challenge === 'object' && body.challenge !== null) {
    return { captcha: 'altcha', challenge: { ...body.challenge } };
  }
  if (body?.captcha === 'recaptcha' && typeof body.siteKey === 'string')
    return { captcha: 'recaptcha', siteKey: body.siteKey };
  throw new Error(`No captcha can be shown: /api/captchaChallenge answered ${response.status}.`);
}
