import { useEffect, useState } from 'react';

/** Counts elapsed time: the visitor may set the clock during a call. */
export function useSecondsSince(startedAtMs: number | null): number | undefined {
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    if (startedAtMs === null) return undefined;
    const originMs = performance.now() - (Date.now() - startedAtMs);
    const count = (): void => setElapsedMs(performance.now() - originMs);
    const timer = setInterval(count, 1_000);
    return () => {
      clearInterval(timer);
      setElapsedMs(0);
    };
  }, [startedAtMs]);
  return startedAtMs === null ? undefined : Math.max(0, Math.floor(elapsedMs / 1_000));
}
