import type { Clock } from '../ports/clock.ts';

const WINDOW_MS = 60_000;
/** One flood of addresses must not eat the memory: beyond this many the oldest windows are forgotten. */
const MAX_WINDOWS = 20_000;

/** Counts requests per key in windows of a minute, in the memory of this instance only. */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #windows = new Map<string, { endsAtMs: number; count: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** 0 if this request is within the rate, else the seconds to wait. */
  waitSeconds(key: string, perMinute: number): number {
    const nowMs = this.#clock.elapsed();
    const window = this.#windows.get(key);
    if (window === undefined || window.endsAtMs <= nowMs) {
      this.#windows.delete(key);
      this.#windows.set(key, { endsAtMs: nowMs + WINDOW_MS, count: 1 });
      const oldest = this.#windows.keys().next();
      if (this.#windows.size > MAX_WINDOWS && oldest.done !== true) this.#windows.delete(oldest.value);
      return 0;
    }
    window.count += 1;
    return window.count <= perMinute ? 0 : Math.ceil((window.endsAtMs - nowMs) / 1000);
  }
}
