import { settleAllSections } from './settle-sections.ts';

const SCROLL_KEYS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

const LEFT_AT = `left-at:${location.pathname}`;

/** Scroll position in px; the browser would restore it with estimated heights. */
const findLeft = (storage: Storage): number | undefined => {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival === undefined || arrival.type === 'navigate') return undefined;
  return Number(storage.getItem(LEFT_AT) ?? scrollY);
};

/**
 * Corrects the scroll position of a link into the page (`/#work-…`) or a reload: styles and font below the first screen
 * arrive later. Scrolls on `again`, until the visitor scrolls. Call `end` once layout is final.
 */
export const restoreScroll = (): { readonly again: () => void; readonly end: () => void } => {
  let savedTop: number | undefined;
  try {
    const storage = sessionStorage;
    savedTop = findLeft(storage);
    window.addEventListener('pagehide', () => storage.setItem(LEFT_AT, String(scrollY)));
  } catch {
    // Storage is blocked: rely on the browser's restoration.
    savedTop = scrollY;
  }
  let hasScrolled = false;
  let isOnTheWay = false;
  const until = new AbortController();
  const { signal } = until;
  const note = (): void => {
    hasScrolled = true;
  };
  window.addEventListener('wheel', note, { passive: true, once: true });
  window.addEventListener('touchmove', note, { passive: true, once: true });
  window.addEventListener('keydown', ({ key }) => SCROLL_KEYS.has(key) && note(), { passive: true, signal });
  const move = (): void => {
    settleAllSections();
    requestAnimationFrame(() => {
      if (savedTop !== undefined) return window.scrollTo({ top: savedTop, behavior: 'instant' });
      // Jump on a fresh page; continue a followed link's smooth scroll.
      const behavior = isOnTheWay ? 'auto' : 'instant';
      return document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior });
    });
  };
  const again = (): void => {
    if (!hasScrolled && (savedTop ?? location.hash.length) >= 2) move();
  };
  const onFollow = (): void => {
    isOnTheWay = true;
    savedTop = undefined;
    move();
  };
  window.addEventListener('hashchange', onFollow, { signal });
  return { again, end: () => until.abort() };
};
