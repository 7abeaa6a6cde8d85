const NAMES = /[\w-]+-[\w-]{8}\.(?:js|css)/g;

/**
 * Hosting may send a 404 under `/assets` with a max-age of one year. Refetches the names in cached scripts; downloads
 * nothing new.
 */
async function renewAssets(): Promise<void> {
  const seen = new Set<string>();
  const renew = async (address: string): Promise<void> => {
    if (seen.has(address)) return;
    seen.add(address);
    const cached = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' });
    const response = cached.ok ? cached : await fetch(address, { cache: 'reload' });
    if (!response.ok || !address.endsWith('.js')) return;
    const names = (await response.text()).match(NAMES) ?? [];
    await Promise.allSettled(names.map((name) => renew(new URL(name, new URL(address, location.href)).href)));
  };
  // Not cached, or offline: nothing to renew.
  await renew(document.documentElement.dataset['entry'] ?? '').catch(() => undefined);
}

const failedSheets = new Set<HTMLLinkElement>();

/** The page's own sheet has a separate retry (first-script.ts) and must not block a part. */
export const watchSheets = (): void =>
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      if (!target.href.includes(document.documentElement.dataset['later'] ?? 'none')) failedSheets.add(target);
    },
    true,
  );

/** Vite adds each sheet once and counts a failed one as loaded. */
const renewSheets = (): Promise<unknown> =>
  Promise.all(
    [...failedSheets].map((link) => {
      const twin = link.cloneNode() as HTMLLinkElement;
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

/** Retries a missing file once, bypassing a cached 404. */
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

export const reloadPage = async (): Promise<void> => {
  await renewAssets();
  location.reload();
};
