import { createAbortController, type AbortSignalLike, type Clock } from '../platform.ts';
import type { Guard } from './guard.ts';

/** Letting go takes one round trip; whoever needs longer is left behind, in milliseconds. */
export const RELEASE_LIMIT_MS = 2_000;

/** Lets go of something; what it returns is waited for, if it is a promise. */
type Release = () => unknown;

interface Entry {
  readonly release: Release;
  readonly isLast: boolean;
}

/** How something is held. */
interface HoldOptions {
  /** Let go when all else is: a lease that comes back too early lets others act on what is not done. */
  readonly isLast?: boolean;
  /** Closing waits for what is still on its way, so that it can be let go. */
  readonly isAwaited?: boolean;
}

/** What one call holds. Nothing that a call opens lives outside of it. */
export interface Scope {
  /** Aborts when the scope closes. */
  readonly signal: AbortSignalLike;
  readonly isClosed: () => boolean;
  /** Holds what is open already. */
  add(release: Release, options?: HoldOptions): void;
  /**
   * Opens something and holds it from the request on. Rejects when opening fails or the scope closes; what arrives
   * after that is let go at once.
   */
  open<T>(
    work: (signal: AbortSignalLike) => Promise<T> | T,
    release: (value: T) => unknown,
    options?: HoldOptions,
  ): Promise<T>;
  /**
   * Lets everything go, the newest first, all in this tick: a page that goes away has no second one. Resolves when all
   * is done or its limit is up. A second call waits for the same.
   */
  close(): Promise<void>;
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;

/** An open scope. Whatever a release throws is reported and keeps nothing else from being let go. */
export function createScope(clock: Clock, guard: Guard): Scope {
  const abort = createAbortController();
  const entries = new Set<Entry>();
  const { promise: closed, resolve: setClosed } = Promise.withResolvers<void>();
  let isClosed = false;

  async function letGo(release: Release): Promise<void> {
    const going = guard(release);
    if (!isPromise(going)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const stopTimer = clock.setTimer(RELEASE_LIMIT_MS, resolve);
    void going.catch((error: unknown) => guard.report(error)).then(() => resolve());
    await promise;
    stopTimer();
  }

  function add(release: Release, { isLast = false }: HoldOptions = {}): void {
    if (isClosed) void letGo(release);
    else entries.add({ release, isLast });
  }

  return {
    signal: abort.signal,
    isClosed: () => isClosed,
    add,
    open(work, release, { isAwaited = false, isLast = false } = {}) {
      const opening = Promise.withResolvers<Awaited<ReturnType<typeof work>>>();
      if (isClosed) return Promise.reject(new Error('The call is over.'));
      let letGoOpened: Release | undefined;
      let arriving: Promise<void> | undefined;
      const entry: Entry = {
        isLast,
        release() {
          opening.reject(new Error('The call is over.'));
          return letGoOpened ? letGoOpened() : isAwaited ? arriving : undefined;
        },
      };
      entries.add(entry);
      arriving = new Promise<Awaited<ReturnType<typeof work>>>((resolve) => resolve(work(abort.signal) as never)).then(
        (value) => {
          letGoOpened = () => release(value);
          if (isClosed) return letGo(letGoOpened);
          opening.resolve(value);
          return undefined;
        },
        (error: unknown) => {
          entries.delete(entry);
          opening.reject(error);
        },
      );
      return opening.promise;
    },
    close() {
      if (isClosed) return closed;
      isClosed = true;
      const newest = [...entries].toReversed();
      entries.clear();
      guard(() => abort.abort());
      const letGoOf = (isLast: boolean) =>
        Promise.all(newest.filter((entry) => entry.isLast === isLast).map(({ release }) => letGo(release)));
      void letGoOf(false)
        .then(() => letGoOf(true))
        .then(() => setClosed());
      return closed;
    },
  };
}
