import type { Call } from '../call/call.ts';

/**
 * Keeps the screen on while a call runs: a phone that locks itself stops the microphone, and the call is lost
 * (elevenlabs/packages#53). The browser takes the lock away with the page's visibility; it is asked for again when the
 * page is back. Without the Screen Wake Lock API, or where it is refused (a low battery), nothing happens. Returns what
 * undoes it.
 */
export function keepAwake(call: Pick<Call, 'getSnapshot' | 'subscribe'>): () => void {
  let lock: Promise<WakeLockSentinel | null> | null = null;
  const release = (): void => {
    void lock?.then((held) => held?.release());
    lock = null;
  };
  const look = (): void => {
    const isNeeded = call.getSnapshot().status !== 'idle' && document.visibilityState === 'visible';
    if (!isNeeded) release();
    else lock ??= ask();
  };
  const ask = async (): Promise<WakeLockSentinel | null> => {
    try {
      return await navigator.wakeLock.request('screen');
    } catch {
      return null;
    }
  };
  const unsubscribe = call.subscribe(look);
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', look);
    release();
  };
}
