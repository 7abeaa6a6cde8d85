import type { CallLease } from '../call/call-options.ts';

/** Names held in this page: Web Locks are per origin, and two calls in one page must exclude each other everywhere. */
const held = new Set<string>();

/**
 * One call at a time across the tabs of an origin (Web Locks API). The browser gives the lock back when a tab dies, so
 * that a crash locks nobody out. `name` is the lock's. Without Web Locks (an insecure origin) it excludes within the page only.
 */
export function createWebLockLease(name: string): CallLease & { isHeld(): Promise<boolean> } {
  return {
    async isHeld() {
      if (held.has(name)) return true;
      if (!('locks' in navigator)) return false;
      const { held: locks = [] } = await navigator.locks.query();
      return locks.some((lock) => lock.name === name);
    },
    acquire() {
      if (held.has(name)) return Promise.resolve(null);
      held.add(name);
      const giveBackHere = (): void => void held.delete(name);
      if (!('locks' in navigator)) return Promise.resolve(giveBackHere);
      return new Promise((resolve) => {
        navigator.locks
          .request(name, { ifAvailable: true }, (lock) => {
            if (!lock) {
              giveBackHere();
              resolve(null);
              return undefined;
            }
            // The lock is held until this promise settles.
            return new Promise<void>((release) => resolve(() => (giveBackHere(), release())));
          })
          .catch(() => resolve(giveBackHere));
      });
    },
  };
}
