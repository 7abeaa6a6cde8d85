/** Exceptions and rejections reach only the page's error handler. */
export type Guard = <T>(work: () => T) => T | undefined;

const throwAgain = (error: unknown): never => {
  throw error;
};

export function createGuard(reportError: (error: unknown) => void = throwAgain): Guard {
  const report = (error: unknown): void => void (async () => reportError(error))();
  return <T>(work: () => T): T | undefined => {
    try {
      const value = work();
      return value instanceof Promise ? (value.catch(report) as T) : value;
    } catch (error) {
      report(error);
      return undefined;
    }
  };
}
