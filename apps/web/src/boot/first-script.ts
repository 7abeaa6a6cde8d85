/* Inline in every page's head; the CSP contains its hash (`node apps/functions/commands/sync-headers.ts`). Not a
   module: it runs before the first paint. */
{
  const root: HTMLElement & { early?: EventTarget | null } = document.documentElement;
  const { dataset } = root;

  try {
    // theme/theme.ts and boot/fetch-text-face.ts store them.
    const { theme, 'text-face': stored }: Partial<Record<string, string>> = localStorage;
    if (theme === 'dark' || theme === 'light') dataset['theme'] = theme;
    // From the second page on, the text face is in the cache: it comes before the first paint.
    if (stored !== undefined && stored === dataset['text'])
      for (const address of stored.split(' '))
        document.fonts.add(
          new FontFace('Figtree Variable', `url(${address})`, { weight: '300 900', display: 'optional' }),
        );
  } catch {
    // Storage is blocked: use the system's theme and face.
  }

  /** Inline, so that visitors who leave early are counted (specification, section 7). */
  const record = (event: string): void => {
    try {
      const list = JSON.parse(sessionStorage['analytics_events'] ?? '[]');
      const data = { timestamp: new Date(), url: location.href, userAgent: navigator.userAgent };
      sessionStorage.setItem('analytics_events', JSON.stringify([...list, { event, data }]));
    } catch (error) {
      console.error('analytics', error);
    }
  };
  // Browsers without speech recognition show the call page's prerendered note (call/screen/note.css).
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

  // Decode the headline's face for the first paint. A visitor who leaves aborts the text face, which is no error.
  for (const face of document.fonts) face.load().catch(() => undefined);

  // Hide content until its sheet loads, fails or hangs (home/sections.css).
  const { later, entry } = dataset;
  if (later !== undefined) dataset['wait'] = '';
  const show = (): void => void delete dataset['wait'];
  // A 404 may be cached for a year; a changed URL bypasses it.
  const again = (address: string): string => `${address}?${Date.now()}`;
  const linkSheet = (href: string, onerror: () => void): void =>
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: show, onerror }),
    );
  let hasBegun = false;
  const fetchTheRest = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    // Not before the paint: storage answers from another process.
    if (dataset['page'] === 'home') record('hero_view');
    if (later !== undefined) linkSheet(later, () => linkSheet(again(later), show));
    setTimeout(show, 6_000);
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
