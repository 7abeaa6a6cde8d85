interface Signal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** The platform's AbortSignal where its types exist; the core's tsconfig excludes DOM types. */
export type AbortSignalLike = typeof globalThis extends { AbortSignal: { prototype: infer Real } } ? Real : Signal;

declare const TextEncoder: { new (): { encode(text: string): { readonly length: number } } };
declare const AbortController: { new (): { readonly signal: AbortSignalLike; abort(): void } };
declare const setTimeout: (run: () => void, ms: number) => unknown;
declare const clearTimeout: (timer: never) => void;
declare const performance: { now(): number };
declare const navigator: { readonly locks?: Locks } | undefined;

/** The used part of the Web Locks API. */
interface Locks {
  request(name: string, options: { readonly signal: AbortSignalLike }, hold: () => Promise<void>): Promise<unknown>;
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
}

export const findLocks = (): Locks | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);

export const createAbortController = () => new AbortController();

/** The used part of `fetch`. */
export type Fetch = (
  url: string,
  init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly signal?: AbortSignalLike;
    readonly keepalive?: boolean;
  },
) => Promise<{ readonly ok: boolean; readonly status: number; text(): Promise<string> }>;

declare const fetch: Fetch;

/** A page may replace `fetch` later. */
export const platformFetch: Fetch = (url, init) => fetch(url, init);

/** `nowMs`: milliseconds since 1970. `setTimer` returns a function that cancels the timer. */
export interface Clock {
  nowMs(): number;
  setTimer(delayMs: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  nowMs: () => Date.now(),
  setTimer: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer as never);
  },
};

/** Starts at the system's time and counts what passes: a visitor who sets the clock neither ends nor stretches a call. */
export function createSteadyClock(): Clock {
  const originMs = Date.now() - performance.now();
  return { ...systemClock, nowMs: () => Math.round(originMs + performance.now()) };
}

export interface Resolvers<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T | PromiseLike<T>) => void;
  readonly reject: (reason: unknown) => void;
}

/** Like `Promise.withResolvers`, which Node 20 and Safari 17.3 lack. */
export function withResolvers<T>(): Resolvers<T> {
  const functions: Partial<Resolvers<T>>[] = [];
  const promise = new Promise<T>((resolve, reject) => void functions.push({ resolve, reject }));
  return { promise, ...functions[0] } as Resolvers<T>;
}

export const countBytes = (text: string): number => new TextEncoder().encode(text).length;

type Limit<T> = { readonly clock: Clock; readonly limitMs: number; readonly otherwise: (error?: unknown) => T };

export async function withTimeout<T>(work: Promise<T>, { clock, limitMs, otherwise }: Limit<T>): Promise<T> {
  const { promise, resolve } = withResolvers<T>();
  const stopTimer = clock.setTimer(limitMs, () => resolve(otherwise()));
  work.then(resolve, (error: unknown) => resolve(otherwise(error)));
  const value = await promise;
  stopTimer();
  return value;
}

/** Longest wait for a disk or a page, in milliseconds. */
export const ANSWER_LIMIT_MS = 5_000;

/** Logs a failure or timeout and resolves with `otherwise`. */
export function createAskPort(clock: Clock, log: (error: unknown) => void) {
  return <T>(work: () => T | Promise<T>, otherwise: T, limitMs = ANSWER_LIMIT_MS): Promise<T> =>
    withTimeout((async () => work())(), {
      clock,
      limitMs,
      otherwise: (error) => (log(error ?? new Error(`No answer in ${limitMs} ms.`)), otherwise),
    });
}
