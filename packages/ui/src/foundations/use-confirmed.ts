import { useEffect, useState } from 'react';

/** Runs an action and reports success for `durationMs`; another success restarts the time. */
export const useConfirmed = (act: (() => Promise<void>) | undefined, durationMs: number): [boolean, () => void] => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => setCount(0), durationMs);
    return () => clearTimeout(timer);
  }, [count, durationMs]);
  const confirm = (): void => setCount((before) => before + 1);
  return [count > 0, () => void act?.().then(confirm, () => setCount(0))];
};
