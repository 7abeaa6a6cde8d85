import type { Clock } from '../ports.ts';

/** Bounds memory during a flood of addresses: the oldest windows are dropped. */
const MAX_WINDOWS = 20_000;

/**
 * Windows begin with the first action and live in this instance's memory. Returns 0 within the rate, else the seconds
 * to wait.
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
