import type { OutboxOptions } from './outbox-options.ts';

/** First wait, in milliseconds; doubles each time, and half of it is random. */
export const RETRY_FIRST_MS = 2_000;
export const RETRY_LONGEST_MS = 5 * 60_000;

/** Of several requests the earliest time counts. */
export function createRetry(run: () => void, { clock, random }: Required<Pick<OutboxOptions, 'clock' | 'random'>>) {
  let stopTimer: () => void = () => undefined;
  let dueAtMs = Number.POSITIVE_INFINITY;
  let failures = 0;

  function runIn(waitMs: number): void {
    const atMs = clock.nowMs() + waitMs;
    if (atMs >= dueAtMs) return;
    stopTimer();
    dueAtMs = atMs;
    stopTimer = clock.setTimer(waitMs, () => {
      dueAtMs = Number.POSITIVE_INFINITY;
      run();
    });
  }

  return {
    in: runIn,
    later(): void {
      const wait = Math.min(RETRY_LONGEST_MS, RETRY_FIRST_MS * 2 ** failures);
      failures += 1;
      runIn(wait / 2 + (wait / 2) * random());
    },
    reset: (): void => void (failures = 0),
    close(): void {
      stopTimer();
      dueAtMs = Number.NEGATIVE_INFINITY;
    },
  };
}
