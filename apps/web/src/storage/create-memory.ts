/** As JSON under `key`; in memory where storage is blocked or damaged. */
export function createMemory<T>(key: string, storage: () => Storage) {
  let here: T | undefined;
  return {
    find(): T | undefined {
      try {
        // This site has written the value.
        return (JSON.parse(storage().getItem(key) ?? 'null') as T | null) ?? here;
      } catch {
        return here;
      }
    },
    keep(value: T): void {
      here = value;
      try {
        storage().setItem(key, JSON.stringify(value));
      } catch (error) {
        console.warn(`${key} could not be kept beyond this page.`, error);
      }
    },
    forget(): void {
      here = undefined;
      try {
        storage().removeItem(key);
      } catch {
        // Storage is blocked or damaged.
      }
    },
  };
}
