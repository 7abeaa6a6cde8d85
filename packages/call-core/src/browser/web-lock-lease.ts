import type { CallLease } from '../call/call.ts';

/** Milliseconds to wait for a lease that another tab holds: a call that is ending releases it within this time. */
const WAIT_MS = 2_000;

const heldWithoutLocks = new Set<string>();

/**
 * Creates a lease that allows one call at a time across the tabs of an origin (Web Locks API). `acquire` waits up
 * to two seconds, then resolves with null. A tab that dies releases it. Without Web Locks (an insecure origin) the
 * lease excludes only other calls of this page.
 */
export function createWebLockLease(name: string): CallLease & { isHeld(): Promise<boolean> } {
  return {
    async isHeld() {
      if (!navigator.locks) return heldWithoutLocks.has(name);
      const { held: locks = [] } = await navigator.locks.query();
      return locks.some((lock) => lock.name === name);
    },
    async acquire() {
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
      if (!navigator.locks) {
        if (heldWithoutLocks.has(name)) return null;
        heldWithoutLocks.add(name);
        return () => void heldWithoutLocks.delete(name);
      }
      return new Promise((resolve) => {
        const hold = (): Promise<void> => {
          resolve(release);
          return isReleased;
        };
        navigator.locks
          .request(name, { signal: AbortSignal.timeout(WAIT_MS) }, hold)
          // A lock that fails for another reason (private windows of some browsers) must not prevent calls.
          .catch((error: unknown) => resolve(isTimeout(error) ? null : release));
      });
    },
  };
}

const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError');
