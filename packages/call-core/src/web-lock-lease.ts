import type { CallLease } from './call/call.ts';
import { createAbortController, findLocks, systemClock, withResolvers } from './platform.ts';

/** A call that is ending releases the lease within this time, in milliseconds. */
const WAIT_MS = 2_000;

const heldWithoutLocks = new Set<string>();

/**
 * Allows one call at a time across the tabs of an origin (Web Locks API). `acquire` resolves with null if another call
 * holds it after `waitMs` (default: two seconds). A dying tab releases it. Without Web Locks it excludes only calls of
 * this page.
 */
export function createWebLockLease(
  name: string,
  { waitMs = WAIT_MS } = {},
): CallLease & { isHeld(): Promise<boolean> } {
  async function isHeld(): Promise<boolean> {
    const manager = findLocks();
    if (!manager) return heldWithoutLocks.has(name);
    const { held = [] } = await manager.query();
    return held.some((lock) => lock.name === name);
  }
  return {
    isHeld,
    async acquire() {
      const { promise: isReleased, resolve: release } = withResolvers<void>();
      const manager = findLocks();
      if (!manager) {
        if (heldWithoutLocks.has(name)) return null;
        heldWithoutLocks.add(name);
        return () => void heldWithoutLocks.delete(name);
      }
      const waiting = createAbortController();
      // A busy phone grants even a free lock late: only another holder ends the wait.
      const stopTimer = systemClock.setTimer(waitMs, () => {
        void isHeld().then((isTaken) => isTaken && waiting.abort());
      });
      return new Promise((resolve) => {
        const hold = (): Promise<void> => {
          stopTimer();
          resolve(release);
          return isReleased;
        };
        manager
          .request(name, { signal: waiting.signal }, hold)
          // Private windows of some browsers have no locks; calls must still work.
          .catch(() => {
            stopTimer();
            resolve(waiting.signal.aborted ? null : release);
          });
      });
    },
  };
}
