import { createMemory } from '../../storage/create-memory.ts';

const memory = createMemory<boolean>('asad_read_aloud', () => localStorage);
const listeners = new Set<() => void>();

/** The choice to hear typed calls, stored on this device. Default: silent. */
export const readAloud = {
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
