import { useEffect, useState } from 'react';

const KEY = 'asad_still_sky';

/** Whether this visitor wants the sky to stand still, remembered on this device. Where storage is forbidden, for the page. */
export function useStillSky(): readonly [boolean, (still: boolean) => void] {
  const [isStill, setStill] = useState(false);
  // After it is taken over: the served markup knows of no choice.
  useEffect(() => {
    queueMicrotask(() => {
      try {
        setStill(localStorage.getItem(KEY) === 'still');
      } catch {
        // Refused: it moves, as for anybody.
      }
    });
  }, []);
  function choose(still: boolean): void {
    setStill(still);
    try {
      if (still) localStorage.setItem(KEY, 'still');
      else localStorage.removeItem(KEY);
    } catch {
      // It lasts as long as the page.
    }
  }
  return [isStill, choose];
}
