/** One thing that this browser keeps for the visitor. */
export interface Memory<T> {
  readonly find: () => T | undefined;
  readonly keep: (value: T) => void;
  readonly forget: () => void;
}

/** Keeps a value under `key`, as JSON. Where storage is forbidden, or what lies there damaged, as long as the page lasts. */
export function createMemory<T>(key: string, storage: () => Storage): Memory<T> {
  let here: T | undefined;
  return {
    find() {
      try {
        // Written below, by this site.
        return (JSON.parse(storage().getItem(key) ?? 'null') as T | null) ?? here;
      } catch {
        return here;
      }
    },
    keep(value) {
      here = value;
      try {
        storage().setItem(key, JSON.stringify(value));
      } catch (error) {
        console.warn(`${key} could not be kept beyond this page.`, error);
      }
    },
    forget() {
      here = undefined;
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
