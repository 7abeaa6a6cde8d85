import type { Call } from '../call/call.ts';

/**
 * Ends the call when the page goes away (closed, reloaded, left, or kept for "back"), and delivers what waits when the
 * page arrives, comes back, or the network does. Returns what undoes it.
 */
export function bindPage(call: Pick<Call, 'terminate'>, outbox?: { flush(): Promise<void> }): () => void {
  // pagehide, not unload: it also fires on phones and before the back-forward cache, where nothing may stay live.
  const leave = (): void => call.terminate();
  const flush = (): void => void outbox?.flush();
  const shown = (event: PageTransitionEvent): void => {
    if (event.persisted) flush();
  };
  const bound = new AbortController();
  const { signal } = bound;
  flush();
  addEventListener('pagehide', leave, { signal });
  addEventListener('pageshow', shown, { signal });
  addEventListener('online', flush, { signal });
  return () => bound.abort();
}
