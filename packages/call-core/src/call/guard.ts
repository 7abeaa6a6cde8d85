/** Runs what belongs to somebody else. What it throws reaches the page's error handler, and nobody else. */
export interface Guard {
  <T>(work: () => T): T | undefined;
  report(error: unknown): void;
}

/** By default, what was thrown is thrown again outside of the call, where the page's own handlers see it. */
export function createGuard(reportError: ((error: unknown) => void) | undefined): Guard {
  function report(error: unknown): void {
    try {
      if (reportError) return reportError(error);
    } catch (failure) {
      // The page's handler is itself broken: both are thrown where somebody may look.
      void Promise.reject(failure);
    }
    void Promise.reject(error);
  }
  const guard = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch (error) {
      report(error);
      return undefined;
    }
  };
  return Object.assign(guard, { report });
}
