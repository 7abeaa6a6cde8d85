import './recaptcha.css';
import { failAfter } from '../../../timing/fail-after.ts';
import { loadOnce } from '../../../timing/load-once.ts';
import { CaptchaRefusal } from '../../errors/captcha-refusal.ts';
import { CAPTCHA_TEXTS } from '../captcha-texts.ts';
import type { MountCaptcha } from './captcha-widget.ts';

/** The used part of reCAPTCHA v2, explicit rendering. */
interface Recaptcha {
  readonly render: (
    host: HTMLElement,
    options: {
      readonly sitekey: string;
      readonly theme: 'dark' | 'light';
      readonly callback: (token: string) => void;
      readonly 'expired-callback': () => void;
      readonly 'error-callback': () => void;
    },
  ) => number;
  readonly reset: (widget: number) => void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
    asadRecaptchaLoaded?: () => void;
  }
}

const SCRIPT_URL = 'https://www.google.com/recaptcha/api.js?render=explicit&onload=asadRecaptchaLoaded';
/** The script loads another; blockers stop either without an error event. */
const LOAD_LIMIT_MS = 10_000;

const load = loadOnce(() => {
  const loaded = new Promise<Recaptcha>((resolve, reject) => {
    const fail = (): void => reject(new Error('The reCAPTCHA script did not load.'));
    window.asadRecaptchaLoaded = () => (window.grecaptcha ? resolve(window.grecaptcha) : fail());
    const script = document.createElement('script');
    script.src = SCRIPT_URL;
    script.onerror = () => (script.remove(), fail());
    document.head.append(script);
  });
  return Promise.race([loaded, failAfter(LOAD_LIMIT_MS)]);
});

/** Loads Google's script when the check opens. */
export const mountRecaptcha: MountCaptcha<'recaptcha'> = async (host, { siteKey }, { events }) => {
  const recaptcha = await load();
  // Rendering twice into one element throws.
  const place = document.createElement('div');
  host.replaceChildren(place);
  let widget: number;
  try {
    widget = recaptcha.render(place, {
      sitekey: siteKey,
      theme: getComputedStyle(host).colorScheme.includes('dark') ? 'dark' : 'light',
      callback: events.solved,
      'expired-callback': events.expired,
      'error-callback': events.failed,
    });
  } catch (cause) {
    throw new CaptchaRefusal(CAPTCHA_TEXTS.failedToInitialize, { cause });
  }
  return {
    reset: async () => recaptcha.reset(widget),
    destroy: () => place.remove(),
  };
};
