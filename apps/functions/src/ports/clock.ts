/** The time, in milliseconds since 1970, as an argument: tests move it by hand. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
