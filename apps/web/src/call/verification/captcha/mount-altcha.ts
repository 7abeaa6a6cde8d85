// A strict CSP permits its styles and worker, files of this origin.
import 'altcha/external';
import 'altcha/altcha.css';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import type { MountCaptcha } from './captcha-widget.ts';

/** Loads while the challenge is on its way. */
let earlyWorker: Worker | undefined = new Pbkdf2Worker();
$altcha.algorithms.set('PBKDF2/SHA-256', () => {
  const worker = earlyWorker ?? new Pbkdf2Worker();
  earlyWorker = undefined;
  return worker;
});

type AltchaState = CustomEvent<{ readonly state: string; readonly payload?: string }>;

/**
 * Served from this origin. Solves its challenge (one second of CPU time) while the visitor reads. After an expiry the
 * visitor starts it: the message stays readable.
 */
export const mountAltcha: MountCaptcha<'altcha'> = async (host, { challenge }, { events, renew }) => {
  const widget = document.createElement('altcha-widget');
  widget.addEventListener('statechange', (event) => {
    const { state, payload } = (event as AltchaState).detail;
    if (state === 'verified' && payload) events.solved(payload);
    if (state === 'expired') {
      events.expired();
      // The backend would refuse the used challenge.
      reset().catch((cause: unknown) => {
        console.error(cause);
        events.failed();
      });
    }
    if (state === 'error') events.failed();
  });
  host.replaceChildren(widget);
  await customElements.whenDefined('altcha-widget');
  const show = (next: Readonly<Record<string, unknown>>, auto: 'onload' | 'off'): Promise<void> =>
    widget.configure({
      auto,
      // The widget's parser reads the backend's JSON.
      challenge: JSON.stringify(next),
      hideFooter: true,
      hideLogo: true,
      // Do not record pointer movements.
      humanInteractionSignature: false,
    });
  await show(challenge, 'onload');
  async function reset(): Promise<void> {
    widget.reset();
    const next = await renew();
    if (next.captcha === 'altcha') await show(next.challenge, 'off');
  }
  return { reset, destroy: () => widget.remove() };
};
