import type { Call } from '../call/call.ts';

/**
 * Ends the call when the page closes, reloads, navigates or enters the back-forward cache, and flushes the
 * outbox when the page loads, returns or comes online. Without `outbox` it warns in the console if records of
 * earlier visits wait: nothing sends them then. Returns a function that stops this.
 */
export function bindPage(call: Pick<Call, 'terminate' | 'delivery'>, outbox?: { flush(): Promise<void> }): () => void {
  if (!outbox) void warnOfWaiting(call.delivery);
  // pagehide also fires on phones and before the back-forward cache, unlike unload.
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
