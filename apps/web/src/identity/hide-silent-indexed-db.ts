/** Longest wait for IndexedDB, in milliseconds. */
const LIMIT_MS = 3_000;
/** After a blocked main thread the timer may run before an answer that has already arrived. */
const GRACE_MS = 500;
const PROBE = 'asad-probe';

const doesAnswer = (): Promise<boolean> =>
  new Promise((resolve) => {
    setTimeout(() => setTimeout(resolve, GRACE_MS, false), LIMIT_MS);
    try {
      const opening = indexedDB.open(PROBE);
      opening.addEventListener('error', () => resolve(true));
      opening.addEventListener('success', () => {
        opening.result.close();
        indexedDB.deleteDatabase(PROBE);
        resolve(true);
      });
    } catch {
      resolve(true);
    }
  });

/**
 * Removes `indexedDB` from a page where it never answers (WebKit bug 226547). Firebase waits for it without a limit in
 * its sign-in and in each request; without the global it uses local storage. An error needs no removal.
 */
export async function hideSilentIndexedDb(): Promise<void> {
  if (!(await doesAnswer())) Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
}
