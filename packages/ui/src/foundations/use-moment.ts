import { useEffect, useState } from 'react';

/**
 * Whether something has just happened: true for `durationMs` after `tell` was called; another call starts the time anew.
 * `tell(false)` takes it back.
 */
export const useMoment = (durationMs: number): readonly [isNow: boolean, tell: (happened: boolean) => void] => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => setCount(0), durationMs);
    return () => clearTimeout(timer);
  }, [count, durationMs]);
  return [count > 0, (happened) => setCount((before) => (happened ? before + 1 : 0))];
};
