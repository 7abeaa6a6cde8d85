import type { CallLease } from '../call/call.ts';

/** Names held in this page: Web Locks are per origin, and two calls in one page must exclude each other everywhere. */
const held = new Set<string>();

/**
 * One call at a time across the tabs of an origin (Web Locks API). The browser gives the lock back when a tab dies, so
 * that a crash locks nobody out. Without Web Locks (an insecure origin) it excludes within the page only.
 */
export function createWebLockLease(name: string): CallLease & { isHeld(): Promise<boolean> } {
  return {
    async isHeld() {
      if (held.has(name)) return true;
      if (!navigator.locks) return false;
      const { held: locks = [] } = await navigator.locks.query();
      return locks.some((lock) => lock.name === name);
    },
    async acquire() {
      if (held.has(name)) return null;
      held.add(name);
      const { promise: isOver, resolve } = Promise.withResolvers<void>();
      const giveBack = (): void => (held.delete(name), resolve());
      if (!navigator.locks) return giveBack;
      return new Promise((take) => {
        const hold = (lock: Lock | null): Promise<void> => {
          if (!lock) giveBack();
          take(lock && giveBack);
          // The lock is held until this promise settles.
          return isOver;
        };
        navigator.locks.request(name, { ifAvailable: true }, hold).catch(() => take(giveBack));
      });
    },
  };
}
