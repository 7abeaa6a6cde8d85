import type { Call } from '../call/call.ts';

/**
 * Keeps the screen on during a call: a phone that locks stops the microphone (elevenlabs/packages#53). Does nothing
 * on a server or without the Screen Wake Lock API. Returns a function that stops it.
 */
export function keepAwake(call: Pick<Call, 'getSnapshot' | 'subscribe'>): () => void {
  if (!('document' in globalThis)) return () => undefined;
  let lock: Promise<WakeLockSentinel | null> | null = null;
  const release = (): void => {
    void lock?.then((sentinel) => sentinel?.release());
    lock = null;
  };
  const look = (): void => {
    const isNeeded = call.getSnapshot().status !== 'idle' && document.visibilityState === 'visible';
    if (!isNeeded) release();
    else lock ??= ask().catch(() => null);
  };
  const ask = async (): Promise<WakeLockSentinel> => navigator.wakeLock.request('screen');
  const unsubscribe = call.subscribe(look);
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', look);
    release();
  };
}
