import type { Call } from '../call/call.ts';

/**
 * Ends the call when the page closes, reloads, navigates or enters the back-forward cache, and flushes the
 * outbox when the page loads, returns or comes online. Returns a function that stops this.
 */
export function bindPage(call: Pick<Call, 'terminate'>, outbox?: { flush(): Promise<void> }): () => void {
  // pagehide, not unload: it also fires on phones and before the back-forward cache, which must hold nothing
  // live.
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
