import { useEffect, useState } from 'react';

/**
 * Does what may be refused, and says for `durationMs` that it was done; done again, the time starts anew. A rejection takes
 * the word back and is nobody's here: where it is reported is the caller's.
 */
export const useConfirmed = (
  act: (() => Promise<void>) | undefined,
  durationMs: number,
): readonly [isDone: boolean, act: () => void] => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => setCount(0), durationMs);
    return () => clearTimeout(timer);
  }, [count, durationMs]);
  return [
    count > 0,
    () =>
      void act?.().then(
        () => setCount((before) => before + 1),
        () => setCount(0),
      ),
  ];
};
