import { settleAllSections } from './settle-sections.ts';

const SCROLL_KEYS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/**
 * Whoever comes with an address inside the page (`/#work-…`), or follows a link there at once, is scrolled before the
 * sheet and the face of what is below the first screen have come, and what comes then moves the target away. Scrolls
 * once more when the sheet is there, and a last time when the returned function says that all is, unless the visitor
 * has begun to scroll by hand.
 */
export const keepTarget = (): (() => void) => {
  // Reloaded or come back to, the page stands where it was left: the browser sees to that.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival !== undefined && arrival.type !== 'navigate') return () => undefined;
  let hasScrolled = false;
  let isOnTheWay = false;
  const note = (): void => {
    hasScrolled = true;
  };
  window.addEventListener('wheel', note, { passive: true, once: true });
  window.addEventListener('touchmove', note, { passive: true, once: true });
  const onKey = ({ key }: KeyboardEvent): void => {
    if (SCROLL_KEYS.has(key)) note();
  };
  window.addEventListener('keydown', onKey, { passive: true });
  const scroll = (): void => {
    if (hasScrolled || location.hash.length < 2) return;
    settleAllSections();
    requestAnimationFrame(() => {
      // Where the page was opened at its target it stands there; where a link was followed it is gliding.
      const behavior = isOnTheWay ? 'auto' : 'instant';
      document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior });
    });
  };
  const onFollow = (): void => {
    isOnTheWay = true;
    scroll();
  };
  window.addEventListener('hashchange', onFollow);
  const { later } = document.documentElement.dataset;
  const sheet = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${later ?? ''}"]`);
  if (sheet !== null && sheet.sheet === null) sheet.addEventListener('load', scroll, { once: true });
  else scroll();
  return () => {
    window.removeEventListener('hashchange', onFollow);
    window.removeEventListener('keydown', onKey);
    scroll();
  };
};
