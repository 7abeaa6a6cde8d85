import type { Clock } from '../ports.ts';

/** One flood of addresses must not eat the memory: beyond this many the oldest windows are forgotten. */
const MAX_WINDOWS = 20_000;

/**
 * Counts what is done under a key, in windows that begin with the first of it, in the memory of this instance only.
 * Returns 0 while the key is within its rate, else the seconds to wait.
 */
export function createRateLimiter(
  clock: Clock,
  { perWindow, windowMs = 60_000 }: { readonly perWindow: number; readonly windowMs?: number },
): (key: string) => number {
  const windows = new Map<string, { endsAtMs: number; count: number }>();
  return (key) => {
    const nowMs = clock.elapsed();
    const window = windows.get(key);
    if (window === undefined || window.endsAtMs <= nowMs) {
      windows.delete(key);
      windows.set(key, { endsAtMs: nowMs + windowMs, count: 1 });
      const [oldest] = windows.keys();
      if (windows.size > MAX_WINDOWS && oldest !== undefined) windows.delete(oldest);
      return 0;
    }
    window.count += 1;
    return window.count <= perWindow ? 0 : Math.ceil((window.endsAtMs - nowMs) / 1000);
  };
}
