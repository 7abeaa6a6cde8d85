// A strict CSP permits its styles and worker, files of this origin.
import 'altcha/external';
import 'altcha/altcha.css';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import type { MountCaptcha } from './captcha-widget.ts';
import type { FetchedChallenge } from '../../backend/backend.ts';

/** Loads while the challenge is on its way. */
let earlyWorker: Worker | undefined = new Pbkdf2Worker();
$altcha.algorithms.set('PBKDF2/SHA-256', () => {
  const worker = earlyWorker ?? new Pbkdf2Worker();
  earlyWorker = undefined;
  return worker;
});

interface Challenge {
  readonly parameters?: object;
}

type AltchaState = CustomEvent<{ readonly state: string; readonly payload?: string }>;

/**
 * Served from this origin. Solves its challenge (one second of CPU time) while the visitor reads. After an expiry the
 * visitor starts it: the message stays readable.
 */
export const mountAltcha: MountCaptcha<'altcha'> = async (host, first, { events, renew }) => {
  const widget = document.createElement('altcha-widget');
  let next: typeof first | undefined = first;
  let current: Challenge = {};
  let failure: unknown;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function fetchChallenge(): ReturnType<typeof renew> {
    const fetched = next ?? (await renew());
    next = undefined;
    return fetched;
  }
  function expire(): void {
    widget.reset();
    events.expired();
  }
  /** The widget would compare the expiry with the visitor's clock: it gets none, and the token gets it back. */
  function handOver(fetched: FetchedChallenge): Response {
    if (fetched.captcha !== 'altcha') throw new Error('The backend has changed its captcha.');
    current = fetched.challenge;
    failure = undefined;
    if (fetched.expiresAtMs !== undefined) timer = setTimeout(expire, fetched.expiresAtMs - performance.now());
    return Response.json({ ...current, parameters: { ...current.parameters, expiresAt: undefined } });
  }

  widget.addEventListener('statechange', (event) => {
    const { state, payload } = (event as AltchaState).detail;
    if (state !== 'verified') clearTimeout(timer);
    if (state === 'verified' && payload) {
      const { solution } = JSON.parse(atob(payload));
      events.solved(btoa(JSON.stringify({ challenge: current, solution })));
    }
    if (state === 'error') events.failed(failure);
  });
  host.replaceChildren(widget);
  await customElements.whenDefined('altcha-widget');
  await widget.configure({
    auto: 'onload',
    challenge: 'challenge',
    fetch: () =>
      fetchChallenge()
        .then(handOver)
        .catch((cause: unknown) => {
          failure = cause;
          throw cause;
        }),
    hideFooter: true,
    hideLogo: true,
    // Do not record pointer movements.
    humanInteractionSignature: false,
  });
  return { reset: async () => widget.reset(), destroy: () => (clearTimeout(timer), widget.remove()) };
};
