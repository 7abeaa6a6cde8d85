import { performance } from 'node:perf_hooks';

/** The time, as an argument: tests move it by hand. */
export interface Clock {
  /** Milliseconds since 1970, as this machine believes; somebody may set it, forwards and back. For what is written down. */
  now(): number;
  /** Milliseconds that have passed since some moment; only ever more. For every wait and every rate within one process. */
  elapsed(): number;
}

export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() };
