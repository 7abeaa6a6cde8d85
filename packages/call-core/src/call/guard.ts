/** Runs what belongs to somebody else. What it throws, or rejects with, reaches the page's error handler only. */
export type Guard = <T>(work: () => T) => T | undefined;

const throwAgain = (error: unknown): never => {
  throw error;
};

/** By default, what was thrown is thrown again outside of the call, where the page's own handlers see it. */
export function createGuard(reportError: (error: unknown) => void = throwAgain): Guard {
  // What the page's handler throws itself is thrown there, too.
  const report = (error: unknown): void => void (async () => reportError(error))();
  return <T>(work: () => T): T | undefined => {
    try {
      const value = work();
      // A promise of somebody else's resolves here, with nothing where it rejected.
      return value instanceof Promise ? (value.catch(report) as T) : value;
    } catch (error) {
      report(error);
      return undefined;
    }
  };
}
