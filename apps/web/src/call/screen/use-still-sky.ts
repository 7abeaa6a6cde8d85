import { useEffect, useState } from 'react';
import { createMemory } from '../../storage/create-memory.ts';

const memory = createMemory<boolean>('asad_still_sky', () => localStorage);

/** The visitor's choice, stored on this device. */
export function useStillSky(): readonly [boolean, (still: boolean) => void] {
  const [isStill, setStill] = useState(false);
  // The prerendered markup does not know the choice.
  useEffect(() => queueMicrotask(() => setStill(memory.find() === true)), []);
  function choose(still: boolean): void {
    setStill(still);
    memory.keep(still);
  }
  return [isStill, choose];
}
