import type { Call } from '../call/call.ts';

/**
 * Ends the call when the page closes, navigates or enters the back-forward cache; flushes the outbox when it loads,
 * returns or comes online. Without `outbox` it warns if records wait. Does nothing on a server. Returns a function that stops
 * this.
 */
export function bindPage(call: Pick<Call, 'terminate' | 'delivery'>, outbox?: { flush(): Promise<void> }): () => void {
  if (!('document' in globalThis)) return () => undefined;
  if (!outbox) void warnOfWaiting(call.delivery);
  // Unlike unload, also fires on phones and before the back-forward cache.
  const leave = (): void => call.terminate();
  const flush = (): void => void outbox?.flush();
  const flushIfRestored = (event: PageTransitionEvent): void => {
    if (event.persisted) flush();
  };
  const bound = new AbortController();
  const { signal } = bound;
  flush();
  addEventListener('pagehide', leave, { signal });
  addEventListener('pageshow', flushIfRestored, { signal });
  addEventListener('online', flush, { signal });
  return () => bound.abort();
}

let hasWarned = false;

async function warnOfWaiting(delivery: Call['delivery']): Promise<void> {
  const count = await delivery?.countWaiting?.().catch(() => 0);
  if (!count || hasWarned) return;
  hasWarned = true;
  console.warn('Call records of earlier visits wait. Write bindPage(call, outbox), so that they are sent.');
}
