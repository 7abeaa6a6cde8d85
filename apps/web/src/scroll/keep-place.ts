import { findPlace, returnTo, type Place } from './place.ts';
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
 * Keeps the visitor's place while styles, font and hydration change the layout: the target of a link (`/#work-…`), the
 * position before a reload or, once the visitor scrolls, the nearest piece. Scrolls there on `again`. Call `end` once
 * layout is final.
 */
export const keepPlace = (): { readonly again: () => void; readonly end: () => void } => {
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
  let place: Place | undefined;
  const until = new AbortController();
  const { signal } = until;
  const note = (): void => {
    hasScrolled = true;
  };
  window.addEventListener('wheel', note, { passive: true, once: true });
  window.addEventListener('touchmove', note, { passive: true, once: true });
  window.addEventListener('keydown', ({ key }) => SCROLL_KEYS.has(key) && note(), { passive: true, signal });
  const notePlace = (): void => {
    place = findPlace();
  };
  window.addEventListener('scroll', notePlace, { passive: true, signal });
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
    if (!hasScrolled && (savedTop ?? location.hash.length) >= 2) return move();
    // A page at its top needs no place kept.
    if (scrollY === 0) return;
    if (place === undefined) return notePlace();
    // Estimated heights would move the reader.
    settleAllSections();
    returnTo(place);
  };
  const onFollow = (): void => {
    isOnTheWay = true;
    savedTop = undefined;
    move();
  };
  window.addEventListener('hashchange', onFollow, { signal });
  return { again, end: () => until.abort() };
};
