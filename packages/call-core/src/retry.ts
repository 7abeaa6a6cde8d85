import type { AbortSignalLike } from './platform.ts';

/** Options of `retry`. */
export interface RetryOptions {
  /** All attempts, the first included. */
  readonly tries: number;
  /** Awaited before the next attempt, with the failure of the last one; a rejection ends the attempts. */
  readonly wait?: ((error: unknown) => Promise<void>) | undefined;
  /** Once aborted, no attempt follows. */
  readonly signal?: AbortSignalLike | undefined;
}

/** Calls `ask` until it resolves. Rejects with the last failure. */
export async function retry<T>(ask: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { tries, wait, signal } = options;
  try {
    return await ask();
  } catch (error) {
    if (tries <= 1) throw error;
    if (!signal?.aborted) await wait?.(error);
    if (signal?.aborted) throw error;
    return retry(ask, { ...options, tries: tries - 1 });
  }
}
