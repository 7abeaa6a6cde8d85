import { withResolvers } from '../platform.ts';
import type { CallLease } from '../call/call.ts';

/** A call that is ending releases the lease within this time, in milliseconds. */
const WAIT_MS = 2_000;

const heldWithoutLocks = new Set<string>();

/**
 * Allows one call at a time across the tabs of an origin (Web Locks API). `acquire` waits up to two seconds, then
 * resolves with null. A dying tab releases it. Without Web Locks it excludes only calls of this page.
 */
export function createWebLockLease(name: string): CallLease & { isHeld(): Promise<boolean> } {
  return {
    async isHeld() {
      if (!navigator.locks) return heldWithoutLocks.has(name);
      const { held: locks = [] } = await navigator.locks.query();
      return locks.some((lock) => lock.name === name);
    },
    async acquire() {
      const { promise: isReleased, resolve: release } = withResolvers<void>();
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
          // Private windows of some browsers have no locks; calls must still work.
          .catch((error: unknown) => resolve(isTimeout(error) ? null : release));
      });
    },
  };
}

const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError');
