/* Inline in every page's head; the CSP contains its hash (`node apps/functions/commands/sync-headers.ts`). Not a
   module: it runs before the first paint. */
{
  const root: HTMLElement & { early?: EventTarget | null } = document.documentElement;
  const { dataset } = root;

  // theme/theme.ts stores it.
  try {
    const storedTheme = localStorage.getItem('theme');
    if (storedTheme === 'dark' || storedTheme === 'light') dataset['theme'] = storedTheme;
  } catch {
    // Storage is blocked: use the system's theme.
  }

  /** Inline, so that visitors who leave early are counted (specification, section 7). */
  const record = (event: string): void => {
    try {
      const list = JSON.parse(sessionStorage.getItem('analytics_events') ?? '[]');
      const data = { timestamp: new Date(), url: location.href, userAgent: navigator.userAgent };
      sessionStorage.setItem('analytics_events', JSON.stringify([...list, { event, data }]));
    } catch (error) {
      console.error('analytics', error);
    }
  };
  // Browsers without speech recognition show the call page's prerendered note (styles/global.css).
  if (!('SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis)) dataset['note'] = '';
  // Includes the middle button. boot/start-page.ts replays the last early click.
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

  // From the second page on, the text face is in the cache (boot/fetch-text-face.ts): it comes before the first paint.
  try {
    const { text = '' } = dataset;
    if (localStorage.getItem('text-face') === text)
      for (const address of text.split(' '))
        document.fonts.add(
          new FontFace('Figtree Variable', `url(${address})`, { weight: '300 900', display: 'optional' }),
        );
  } catch {
    // Storage is blocked: the system's face stays.
  }

  // Decode the headline's face for the first paint.
  for (const face of document.fonts) void face.load();

  // Hide content until its sheet loads or fails (home/sections.css).
  const { later, entry, base } = dataset;
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
    // Not before the paint: storage answers from another process.
    if (dataset['page'] === 'home') record('hero_view');
    if (later !== undefined) link('stylesheet', later);
    link('manifest', `${base}site.webmanifest`);
    // On failure, show the no-script content with the email address.
    import(/* @vite-ignore */ entry ?? '')
      .catch(() => import(/* @vite-ignore */ again(entry ?? '')))
      .catch((cause: unknown) => {
        console.error(cause);
        for (const element of document.querySelectorAll('main noscript')) element.outerHTML = element.textContent;
      });
  };
  // A few frames after the first paint, which hidden tabs do not report.
  new PerformanceObserver(() => setTimeout(fetchTheRest, 99)).observe({ type: 'paint', buffered: true });
  setTimeout(fetchTheRest, 3_000);
}
