import { createAbortController, withTimeout, type AbortSignalLike, type Clock, withResolvers } from '../platform.ts';
import type { Guard } from './guard.ts';

/** Closing takes one round trip; slower resources are abandoned. In milliseconds. */
const CLOSE_LIMIT_MS = 2_000;

type Close = () => unknown;

export interface Scope extends ReturnType<typeof createScope> {}

export function createScope(clock: Clock, guard: Guard) {
  const abort = createAbortController();
  /** Close functions, with true for those that run last. */
  const closers = new Map<Close, boolean>();
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
      else closers.set(close, false);
    },
    /**
     * Owns a resource from the request on. 'last' closes after all others: an early lease would let other tabs act on
     * unfinished work. 'on-arrival' waits for the resource.
     */
    open<T>(
      work: (signal: AbortSignalLike) => T | Promise<T>,
      close?: (value: T) => unknown,
      release?: 'last' | 'on-arrival',
    ): Promise<T> {
      if (closing) return Promise.reject(over);
      const { promise, resolve, reject } = withResolvers<T>();
      let closeOpened: Close | undefined;
      const giveUp = (): unknown => {
        reject(over);
        return closeOpened ? closeOpened() : release === 'on-arrival' ? arriving : undefined;
      };
      closers.set(giveUp, release === 'last');
      const arriving = (async () => {
        try {
          const value = await work(abort.signal);
          closeOpened = () => close?.(value);
          if (closing) await closeOne(closeOpened);
          else resolve(value);
        } catch (error) {
          closers.delete(giveUp);
          reject(error);
        }
      })();
      return promise;
    },
    /** Closes everything synchronously, newest first: a closing page has no second tick. */
    close(): Promise<unknown> {
      if (closing) return closing;
      const { promise, resolve } = withResolvers<void>();
      closing = promise;
      const newest = [...closers].toReversed();
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
