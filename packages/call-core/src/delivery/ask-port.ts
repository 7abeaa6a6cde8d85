import { type Clock, withTimeout } from '../platform.ts';

/** A disk or page that does not answer by then is left aside, in milliseconds: memory has what this page knows. */
export const ANSWER_LIMIT_MS = 5_000;

/** Asks a port. What it throws, rejects with or never answers is logged, and the answer is `otherwise`. */
export type AskPort = <T>(work: () => T | Promise<T>, otherwise: T, limitMs?: number) => Promise<T>;

/** The one way to whatever the page gave: it may throw at once, reject, or be silent. The work is begun in this tick. */
export function createAskPort(clock: Clock, log: (error: unknown) => void): AskPort {
  return (work, otherwise, limitMs = ANSWER_LIMIT_MS) =>
    withTimeout((async () => work())(), {
      clock,
      limitMs,
      otherwise: (error) => (log(error ?? new Error(`No answer within ${limitMs} ms.`)), otherwise),
    });
}
