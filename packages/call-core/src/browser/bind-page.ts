import type { Call } from '../call/call.ts';

/**
 * Ends the call when the page closes, navigates or enters the back-forward cache; sends waiting records of its delivery
 * when the page loads, returns or comes online. Does nothing on a server. Returns a function that stops this.
 */
export function bindPage(call: Pick<Call, 'terminate' | 'delivery'>): () => void {
  if (!('document' in globalThis)) return () => undefined;
  // Unlike unload, also fires on phones and before the back-forward cache.
  const leave = (): void => call.terminate();
  const flush = (): void => void call.delivery?.flush?.();
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
