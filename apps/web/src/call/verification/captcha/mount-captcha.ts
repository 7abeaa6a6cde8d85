import { loadAgain } from '../../../boot/load-again.ts';
import type { CaptchaChallenge } from '@asad/call-core/contract';
import { CAPTCHA_TEXTS, CaptchaRefusal } from '../captcha-texts.ts';
import type { CaptchaEvents, CaptchaWidget } from './captcha-widget.ts';
import { fetchCaptchaChallenge } from './fetch-captcha-challenge.ts';

export async function mountCaptcha(host: HTMLElement, events: CaptchaEvents): Promise<CaptchaWidget> {
  const challenge: CaptchaChallenge = await fetchCaptchaChallenge();
  const parts = { events, renew: fetchCaptchaChallenge };
  switch (challenge.captcha) {
    case 'altcha':
      // Web Crypto requires a secure context; altcha-org/altcha#124.
      if (!isSecureContext) throw new CaptchaRefusal(CAPTCHA_TEXTS.needsHttps);
      return (await loadAgain(() => import('./mount-altcha.ts'))).mountAltcha(host, challenge, parts);
    case 'recaptcha':
      return (await loadAgain(() => import('./mount-recaptcha.ts'))).mountRecaptcha(host, challenge, parts);
  }
  return challenge satisfies never;
}
