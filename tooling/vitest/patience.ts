/**
 * How long a test waits for what is to come: a test that is red on a busy machine is a bench. In milliseconds; nothing
 * waits that long but what never comes.
 */
export const PATIENCE = {
  testTimeout: 90_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 20_000 } },
} as const;
