/*
 * The head's one inline script, the same on every page; the build minifies it, and its hash stands in the CSP
 * (`node apps/functions/commands/sync-headers.ts`). It is no module, so that it runs before the first paint.
 */
{
  const root: HTMLElement & { early?: EventTarget | null } = document.documentElement;
  const { dataset } = root;

  // A kept theme stands before anything is painted (theme/theme.ts keeps it).
  try {
    const kept = localStorage.getItem('theme');
    if (kept === 'dark' || kept === 'light') dataset['theme'] = kept;
  } catch {
    // Storage that is forbidden: the system's theme it is.
  }

  /** Appends to the list of events (specification, section 7). Here, since whoever leaves at once has seen the page. */
  const record = (event: string): void => {
    try {
      const list = JSON.parse(sessionStorage.getItem('analytics_events') ?? '[]');
      const data = { timestamp: new Date(), url: location.href, userAgent: navigator.userAgent };
      sessionStorage.setItem('analytics_events', JSON.stringify([...list, { event, data }]));
    } catch (error) {
      console.error('analytics', error);
    }
  };
  if (dataset['page'] === 'home') record('hero_view');
  // A press by the middle button counts too. The last one is kept for the entry script to give back (boot/start-page.ts).
  for (const kind of ['click', 'auxclick'] as const)
    addEventListener(
      kind,
      ({ button, target }) => {
        if (button === 0) root.early = target;
        const name = (target as Element).closest<HTMLElement>('[data-analytics]')?.dataset['analytics'];
        if (name !== undefined && button < 2) record(name);
      },
      true,
    );

  // The headline's face stands in the sheet before: decoded now, it is there at the first paint.
  for (const face of document.fonts) void face.load();

  // What is below the first screen stays unseen until its sheet is there or will not come (home/sections.css).
  const { later, entry } = dataset;
  if (later !== undefined) dataset['wait'] = '';
  const show = (): void => void delete dataset['wait'];
  // A 404 may be kept for a year: another address gets past it.
  const again = (address: string): string => `${address}?${Date.now()}`;
  const link = (rel: string, href: string, onerror = (): void => link(rel, again(href), show)): void =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, onload: show, onerror }));
  let hasBegun = false;
  const fetchTheRest = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    if (later !== undefined) link('stylesheet', later);
    link('manifest', '/site.webmanifest');
    // Where no script comes, the page says what it says without: what is needed, and an address.
    const load = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);
    load(entry ?? '')
      .catch(() => load(again(entry ?? '')))
      .catch((cause: unknown) => {
        console.error(cause);
        for (const element of document.querySelectorAll('main noscript')) element.outerHTML = element.textContent;
      });
  };
  // A few frames after the first paint, so that nothing competes with it; a hidden tab reports none.
  new PerformanceObserver(() => setTimeout(fetchTheRest, 99)).observe({ type: 'paint', buffered: true });
  setTimeout(fetchTheRest, 3_000);
}
