import { settleAllSections } from './settle-sections.ts';

const SCROLL_KEYS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

const LEFT_AT = `left-at:${location.pathname}`;

/**
 * Where the page was left when it is reloaded or come back to, in px from its top. The browser restores that too, but in
 * heights that are still guessed, and what is laid out later moves the visitor on.
 */
const findLeft = (storage: Storage): number | undefined => {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival === undefined || arrival.type === 'navigate') return undefined;
  return Number(storage.getItem(LEFT_AT) ?? scrollY);
};

/**
 * Whoever comes with an address inside the page (`/#work-…`), or follows a link there at once, or reloads it, is scrolled
 * before the sheet and the face of what is below the first screen have come, and what comes then moves the target away.
 * Scrolls once more when the sheet is there, and whenever `again` is called, unless the visitor has begun to scroll by
 * hand; `end` is for when nothing is left to be laid out.
 */
export const restoreScroll = (): { readonly again: () => void; readonly end: () => void } => {
  let left: number | undefined;
  try {
    const storage = sessionStorage;
    left = findLeft(storage);
    window.addEventListener('pagehide', () => storage.setItem(LEFT_AT, String(scrollY)));
  } catch {
    // Storage that is forbidden: the browser's own restoring must do.
    left = scrollY;
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
      if (left !== undefined) return window.scrollTo({ top: left, behavior: 'instant' });
      // Where the page was opened at its target it stands there; where a link was followed it is gliding.
      const behavior = isOnTheWay ? 'auto' : 'instant';
      return document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior });
    });
  };
  const again = (): void => {
    if (!hasScrolled && (left ?? location.hash.length) >= 2) move();
  };
  const onFollow = (): void => {
    isOnTheWay = true;
    left = undefined;
    move();
  };
  window.addEventListener('hashchange', onFollow, { signal });
  const { later } = document.documentElement.dataset;
  const sheet = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${later ?? ''}"]`);
  if (sheet !== null && sheet.sheet === null) sheet.addEventListener('load', again, { once: true });
  else again();
  return { again, end: () => until.abort() };
};
