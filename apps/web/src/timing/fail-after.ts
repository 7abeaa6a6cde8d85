/** Rejects after `limitMs`; for `Promise.race`. */
export const failAfter = (limitMs: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${limitMs / 1_000} s.`)), limitMs);
  });
