/** `listeners` still watch the choice. */
export function createChoice(isOn: boolean) {
  const listeners = new Set<() => void>();
  return {
    listeners,
    isOn: () => isOn,
    set(value: boolean): void {
      isOn = value;
      for (const listener of listeners) listener();
    },
    watch: (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener)),
  };
}
