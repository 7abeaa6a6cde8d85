import { useEffect, useState } from 'react';

export function useSecondsSince(startedAtMs: number | null): number | undefined {
  const [now, setNow] = useState(startedAtMs ?? 0);
  useEffect(() => {
    if (startedAtMs === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [startedAtMs]);
  return startedAtMs === null ? undefined : Math.max(0, Math.floor((now - startedAtMs) / 1_000));
}
