/** What the core needs of a signal; every platform has it. */
interface Signal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** The platform's own AbortSignal, where its types are there; the core's tsconfig keeps DOM types out. */
export type AbortSignalLike = typeof globalThis extends { AbortSignal: { prototype: infer Real } } ? Real : Signal;

declare const TextEncoder: { new (): { encode(text: string): { readonly length: number } } };
declare const AbortController: { new (): { readonly signal: AbortSignalLike; abort(): void } };
declare const setTimeout: (run: () => void, ms: number) => unknown;
declare const clearTimeout: (timer: never) => void;

export const createAbortController = () => new AbortController();

/** The platform's `fetch`, as far as it is used here. */
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

/** Called through, so that a page which replaces `fetch` later is obeyed and `this` is right. */
export const platformFetch: Fetch = (url, init) => fetch(url, init);

/** Time as an argument. `nowMs` is milliseconds since 1970; a timer's return value stops it. */
export interface Clock {
  nowMs(): number;
  setTimer(delayMs: number, run: () => void): () => void;
}

/** The platform’s own time and timers. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  setTimer: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer as never);
  },
};

export const countBytes = (text: string): number => new TextEncoder().encode(text).length;

type Limit<T> = { readonly clock: Clock; readonly limitMs: number; readonly otherwise: (error?: unknown) => T };

/** What `work` answers, or `otherwise` when it fails or takes longer than `limitMs`: no disk and no line is waited for. */
export async function withTimeout<T>(work: Promise<T>, { clock, limitMs, otherwise }: Limit<T>): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  const stopTimer = clock.setTimer(limitMs, () => resolve(otherwise()));
  work.then(resolve, (error: unknown) => resolve(otherwise(error)));
  const value = await promise;
  stopTimer();
  return value;
}

/** A disk or page that does not answer by then is left aside, in milliseconds: memory has what this page knows. */
export const ANSWER_LIMIT_MS = 5_000;

export type AskPort = ReturnType<typeof createAskPort>;

/**
 * Asks a port, in this tick: the one way to whatever the page gave. What it throws, rejects with or never answers is
 * logged, and the answer is `otherwise`.
 */
export function createAskPort(clock: Clock, log: (error: unknown) => void) {
  return <T>(work: () => T | Promise<T>, otherwise: T, limitMs = ANSWER_LIMIT_MS): Promise<T> =>
    withTimeout((async () => work())(), {
      clock,
      limitMs,
      otherwise: (error) => (log(error ?? new Error(`No answer within ${limitMs} ms.`)), otherwise),
    });
}
