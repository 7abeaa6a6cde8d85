/** In milliseconds, for a busy machine; only failures take this long. */
export const PATIENCE = {
  testTimeout: 90_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 20_000 } },
} as const;
