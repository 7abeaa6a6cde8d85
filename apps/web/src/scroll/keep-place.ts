import { createMemory } from '../storage/create-memory.ts';
import { findPlace, returnTo, type Place } from './place.ts';
import { settleAllSections } from './settle-sections.ts';

const SCROLL_KEYS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);
/** Scroll position in px; the browser would restore it with estimated heights. */
const leftAt = createMemory<number>(`left-at:${location.pathname}`, () => sessionStorage);

const findLeft = (): number | undefined => {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival === undefined || arrival.type === 'navigate') return undefined;
  return leftAt.find() ?? scrollY;
};

/**
 * Keeps the visitor's place while styles, font and hydration change the layout: the target of a link (`/#work-…`), the
 * position before a reload or, once the visitor scrolls, the nearest piece. Scrolls there on `again`. Call `end` once
 * layout is final.
 */
export const keepPlace = (): { readonly again: () => void; readonly end: () => void } => {
  let savedTop = findLeft();
  window.addEventListener('pagehide', () => leftAt.keep(scrollY));
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
