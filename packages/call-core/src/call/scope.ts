import { createAbortController, withTimeout, type AbortSignalLike, type Clock } from '../platform.ts';
import type { Guard } from './guard.ts';

/** Letting go takes one round trip; whoever needs longer is left behind, in milliseconds. */
const CLOSE_LIMIT_MS = 2_000;

/** Closes one thing; what it returns is waited for, if it is a promise. */
type Close = () => unknown;

/** What one call holds. Nothing that a call opens lives outside of it. */
export interface Scope extends ReturnType<typeof createScope> {}

/** An open scope. Whatever closing throws is reported and keeps nothing else from being let go. */
export function createScope(clock: Clock, guard: Guard) {
  const abort = createAbortController();
  /** What is held, and whether it goes last. */
  const held = new Map<Close, boolean>();
  const over = new Error('The call is over.');
  let closing: Promise<unknown> | null = null;

  async function closeOne(close: Close): Promise<void> {
    const going = guard(close);
    if (going === undefined) return;
    await withTimeout<unknown>(Promise.resolve(going), { clock, limitMs: CLOSE_LIMIT_MS, otherwise: () => {} });
  }

  return {
    signal: abort.signal,
    isClosed: () => closing !== null,
    add(close: Close): void {
      if (closing) void closeOne(close);
      else held.set(close, false);
    },
    /**
     * Opens something and holds it from the request on. Rejects when opening fails or the scope closes; what arrives
     * after that is let go at once. What is held is let go with all else, last (a lease that comes back too early lets
     * others act on what is not done), or once it has come, where it is still on its way.
     */
    open<T>(
      work: (signal: AbortSignalLike) => T | Promise<T>,
      close?: (value: T) => unknown,
      release: 'at-once' | 'last' | 'on-arrival' = 'at-once',
    ): Promise<T> {
      if (closing) return Promise.reject(over);
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      let closeOpened: Close | undefined;
      const giveUp = (): unknown => {
        reject(over);
        return closeOpened ? closeOpened() : release === 'on-arrival' ? arriving : undefined;
      };
      held.set(giveUp, release === 'last');
      const arriving = (async () => {
        try {
          const value = await work(abort.signal);
          closeOpened = () => close?.(value);
          if (closing) await closeOne(closeOpened);
          else resolve(value);
        } catch (error) {
          held.delete(giveUp);
          reject(error);
        }
      })();
      return promise;
    },
    /**
     * Lets everything go, the newest first, all in this tick: a page that goes away has no second one. Resolves when
     * all is done or its limit is up. A second call waits for the same.
     */
    close(): Promise<unknown> {
      if (closing) return closing;
      const { promise, resolve } = Promise.withResolvers<void>();
      closing = promise;
      const newest = [...held].toReversed();
      const closeAll = (isLast: boolean) =>
        Promise.all(newest.flatMap(([close, goesLast]) => (goesLast === isLast ? closeOne(close) : [])));
      abort.abort();
      void closeAll(false)
        .then(() => closeAll(true))
        .then(() => resolve());
      return promise;
    },
  };
}
