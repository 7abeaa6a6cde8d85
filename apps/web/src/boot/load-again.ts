const NAMES = /[\w-]+-[\w-]{8}\.(?:js|css)/g;

/**
 * Fetches again what the browser keeps as missing: Hosting may have sent a 404 under `/assets` with the year of a built
 * file. Follows the names in the scripts that the browser has kept, and downloads nothing that it has not.
 */
async function renewAssets(): Promise<void> {
  const seen = new Set<string>();
  const renew = async (address: string): Promise<void> => {
    if (seen.has(address)) return;
    seen.add(address);
    const kept = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' });
    const response = kept.ok ? kept : await fetch(address, { cache: 'reload' });
    if (!response.ok || !address.endsWith('.js')) return;
    const names = (await response.text()).match(NAMES) ?? [];
    await Promise.allSettled(names.map((name) => renew(`/assets/${name}`)));
  };
  // Not kept, or no network: there is nothing to renew.
  await renew(document.documentElement.dataset['entry'] ?? '').catch(() => undefined);
}

const failedSheets = new Set<HTMLLinkElement>();

/**
 * Notes style sheets of lazy parts that fail to load. The one of the page itself has its own second try
 * (first-script.ts), and must not keep a part from loading.
 */
export const watchSheets = (): void =>
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      if (!target.href.includes(document.documentElement.dataset['later'] ?? 'none')) failedSheets.add(target);
    },
    true,
  );

/** Fetches the failed style sheets again: Vite adds each once, and takes one that failed for loaded. */
const renewSheets = (): Promise<unknown> =>
  Promise.all(
    [...failedSheets].map((link) => {
      const twin = link.cloneNode() as HTMLLinkElement;
      // Another address gets past a 404 that is kept.
      twin.href = `${link.href.replace(/\?.*/, '')}?${Date.now()}`;
      const loaded = new Promise((resolve, reject) => {
        twin.addEventListener('load', resolve);
        twin.addEventListener('error', () => reject(new Error(`The style sheet ${twin.href} is missing.`)));
      });
      failedSheets.delete(link);
      if (link.isConnected) link.replaceWith(twin);
      else document.head.append(twin);
      return loaded;
    }),
  );

/** Runs `load`, and once more when a part of the page was missing, past what the browser keeps of that. */
export const loadAgain = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    await renewSheets();
    return await load();
  } catch {
    await renewAssets();
    await renewSheets();
    return load();
  }
};

/** Loads the page again, with the parts that were missing. */
export const reloadPage = async (): Promise<void> => {
  await renewAssets();
  location.reload();
};
