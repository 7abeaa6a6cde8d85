/*
 * The inline script of every page's head. The build minifies it, and the CSP contains its hash (`node
 * apps/functions/commands/sync-headers.ts`). Not a module, so that it runs before the first paint.
 */
{
  const root: HTMLElement & { early?: EventTarget | null } = document.documentElement;
  const { dataset } = root;

  // Apply a stored theme before the first paint (theme/theme.ts stores it).
  try {
    const storedTheme = localStorage.getItem('theme');
    if (storedTheme === 'dark' || storedTheme === 'light') dataset['theme'] = storedTheme;
  } catch {
    // Storage is blocked: use the system's theme.
  }

  /**
   * Appends an event to the list in sessionStorage (specification, section 7). Inline, so that visitors who leave early
   * are counted.
   */
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
  // Includes the middle button. Keep the last early click for the entry script to replay (boot/start-page.ts).
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

  // The sheet above declares the headline's face; decode it for the first paint.
  for (const face of document.fonts) void face.load();

  // Hide content below the first screen until its sheet loads or fails (home/sections.css).
  const { later, entry } = dataset;
  if (later !== undefined) dataset['wait'] = '';
  const show = (): void => void delete dataset['wait'];
  // A 404 may be cached for a year; a changed URL bypasses it.
  const again = (address: string): string => `${address}?${Date.now()}`;
  const link = (rel: string, href: string, onerror = (): void => link(rel, again(href), show)): void =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, onload: show, onerror }));
  let hasBegun = false;
  const fetchTheRest = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    if (later !== undefined) link('stylesheet', later);
    link('manifest', '/site.webmanifest');
    // If scripts fail to load, show the no-script content with the email address.
    const load = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);
    load(entry ?? '')
      .catch(() => load(again(entry ?? '')))
      .catch((cause: unknown) => {
        console.error(cause);
        for (const element of document.querySelectorAll('main noscript')) element.outerHTML = element.textContent;
      });
  };
  // Load the rest a few frames after the first paint to avoid competition. Hidden tabs report no paint.
  new PerformanceObserver(() => setTimeout(fetchTheRest, 99)).observe({ type: 'paint', buffered: true });
  setTimeout(fetchTheRest, 3_000);
}
