import { useSyncExternalStore } from 'react';
import { createMemory } from './create-memory.ts';

/** A choice of the visitor, stored on this device. Default: off. */
export function createSwitch(key: string) {
  const memory = createMemory<boolean>(key, () => localStorage);
  const listeners = new Set<() => void>();
  return {
    isOn: (): boolean => memory.find() === true,
    set(isOn: boolean): void {
      memory.keep(isOn);
      for (const listener of listeners) listener();
    },
    /** Returns the unsubscribe function. */
    watch(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A hook. The prerendered markup does not know the choice. */
export const useSwitch = ({ watch, isOn }: ReturnType<typeof createSwitch>): boolean =>
  useSyncExternalStore(watch, isOn, () => false);
