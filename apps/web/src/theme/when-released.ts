/** In milliseconds: the longest that a held key makes others wait. */
const LONGEST_HOLD_MS = 120;

let isHeld = false;

/** Notes from now on whether a key is held. */
export const watchKeys = (): void => {
  addEventListener('keydown', () => (isHeld = true), { capture: true, passive: true });
  addEventListener('keyup', () => (isHeld = false), { capture: true, passive: true });
};

/** Runs something heavy once no key is held: the answer to letting go would otherwise wait for it. */
export const whenReleased = (run: () => void): void => {
  if (!isHeld) {
    run();
    return;
  }
  const waiting = new AbortController();
  const go = (): void => {
    waiting.abort();
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(go, LONGEST_HOLD_MS);
  addEventListener('keyup', go, { signal: waiting.signal, passive: true });
};
