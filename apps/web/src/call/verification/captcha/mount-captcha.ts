import { loadAgain } from '../../../boot/load-again.ts';
import type { VisitorCheck } from '../../backend/backend.ts';
import { CaptchaRefusal } from '../../errors/captcha-refusal.ts';
import { CAPTCHA_TEXTS } from '../captcha-texts.ts';
import type { CaptchaEvents, CaptchaWidget } from './captcha-widget.ts';

const loadAltcha = (): Promise<typeof import('./mount-altcha.ts')> => loadAgain(() => import('./mount-altcha.ts'));

/** Throws if the backend, its answer or the captcha's code fails. */
export async function mountCaptcha(
  host: HTMLElement,
  events: CaptchaEvents,
  { fetchChallenge }: Pick<VisitorCheck, 'fetchChallenge'>,
): Promise<CaptchaWidget> {
  // The default loads early, which saves a second on a slow line.
  if (isSecureContext) loadAltcha().catch(() => undefined);
  const challenge = await fetchChallenge();
  const parts = { events, renew: fetchChallenge };
  switch (challenge.captcha) {
    case 'altcha':
      // Web Crypto requires a secure context; altcha-org/altcha#124.
      if (!isSecureContext) throw new CaptchaRefusal(CAPTCHA_TEXTS.needsHttps);
      return (await loadAltcha()).mountAltcha(host, challenge, parts);
    case 'recaptcha':
      return (await loadAgain(() => import('./mount-recaptcha.ts'))).mountRecaptcha(host, challenge, parts);
  }
  return challenge satisfies never;
}
