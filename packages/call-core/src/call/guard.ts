/** Runs what belongs to somebody else. What it throws reaches the page's error handler, and nobody else. */
export interface Guard {
  <T>(work: () => T): T | undefined;
  report(error: unknown): void;
}

/** By default, what was thrown is thrown again outside of the call, where the page's own handlers see it. */
export function createGuard(reportError: ((error: unknown) => void) | undefined): Guard {
  function report(error: unknown): void {
    // What the page's handler throws itself is thrown there, too.
    void (async () => {
      if (!reportError) throw error;
      reportError(error);
    })();
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
