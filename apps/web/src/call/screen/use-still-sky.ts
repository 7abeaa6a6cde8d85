import { useEffect, useState } from 'react';
import { createMemory } from '../../storage/create-memory.ts';

const memory = createMemory<boolean>('asad_still_sky', () => localStorage);

/** Whether this visitor wants the sky to stand still, remembered on this device. */
export function useStillSky(): readonly [boolean, (still: boolean) => void] {
  const [isStill, setStill] = useState(false);
  // After it is taken over: the served markup knows of no choice.
  useEffect(() => queueMicrotask(() => setStill(memory.find() === true)), []);
  function choose(still: boolean): void {
    setStill(still);
    memory.keep(still);
  }
  return [isStill, choose];
}
