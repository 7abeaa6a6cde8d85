import type { Clock } from '../platform.ts';

/** A clock that a test advances. */
export interface ManualClock extends Clock {
  /** Runs due timers in order, with the work that they start. */
  advance(ms: number): Promise<void>;
  /** Pending timers; 0 after a clean call. */
  countTimers(): number;
}

/** Runs all pending microtasks. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

/** Creates a clock that starts at `nowMs`. */
export function createManualClock(nowMs = Date.UTC(2026, 0, 1)): ManualClock {
  let now = nowMs;
  let nextId = 0;
  const timers = new Map<number, { readonly atMs: number; readonly run: () => void }>();

  function findNext(untilMs: number) {
    let found: { readonly id: number; readonly atMs: number; readonly run: () => void } | undefined;
    for (const [id, timer] of timers) {
      if (timer.atMs <= untilMs && (!found || timer.atMs < found.atMs)) found = { id, ...timer };
    }
    return found;
  }

  return {
    nowMs: () => now,
    setTimer(delayMs, run) {
      const id = nextId++;
      timers.set(id, { atMs: now + Math.max(0, delayMs), run });
      return () => void timers.delete(id);
    },
    async advance(ms) {
      const untilMs = now + ms;
      await settle();
      for (let timer = findNext(untilMs); timer; timer = findNext(untilMs)) {
        timers.delete(timer.id);
        now = Math.max(now, timer.atMs);
        timer.run();
        await settle();
      }
      now = untilMs;
      await settle();
    },
    countTimers: () => timers.size,
  };
}
