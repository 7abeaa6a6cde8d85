// The external build: its style and its worker come as files from this origin, as a strict CSP wants them.
import 'altcha/external';
import 'altcha/altcha.css';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import type { MountCaptcha } from './captcha-widget.ts';

$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());

type AltchaState = CustomEvent<{ readonly state: string; readonly payload?: string }>;

/**
 * ALTCHA from this origin. It solves its challenge by itself while the visitor reads the dialog, in about a second of
 * processor time. After an expiry the visitor starts it, so that the message about the expiry can be read.
 */
export const mountAltcha: MountCaptcha<'altcha'> = async (host, { challenge }, { events, renew }) => {
  const widget = document.createElement('altcha-widget');
  widget.addEventListener('statechange', (event) => {
    const { state, payload } = (event as AltchaState).detail;
    if (state === 'verified' && payload) events.solved(payload);
    if (state === 'expired') {
      events.expired();
      // The same challenge could be solved again and would be refused.
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
      // Its own parser reads the wire's JSON; the typed object form is the same thing.
      challenge: JSON.stringify(next),
      hideFooter: true,
      hideLogo: true,
      // The pointer's movements are not recorded.
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
