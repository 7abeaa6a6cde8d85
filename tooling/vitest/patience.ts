/**
 * How long a test waits for something, in milliseconds: long enough for a busy machine. Only what never comes is waited
 * for this long.
 */
export const PATIENCE = {
  testTimeout: 90_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 20_000 } },
} as const;
