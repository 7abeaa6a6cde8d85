import { settleAllSections } from './settle-sections.ts';

const ignore = (): void => undefined;

/**
 * Whoever comes with an address inside the page (`/#work-…`) is scrolled there before the sheet of what is below the
 * first screen has come, and what comes then moves the target away. Scrolls once more when the sheet is there, and
 * whenever the returned function is called, unless the visitor has begun to scroll.
 */
export const keepTarget = (): (() => void) => {
  const { later } = document.documentElement.dataset;
  const sheet =
    later === undefined ? null : document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${later}"]`);
  if (sheet === null || location.hash.length < 2) return ignore;
  settleAllSections();
  let hasScrolled = false;
  const note = (): void => {
    hasScrolled = true;
  };
  for (const sign of ['wheel', 'touchmove', 'keydown'] as const)
    window.addEventListener(sign, note, { once: true, passive: true });
  const scroll = (): void => {
    requestAnimationFrame(() => {
      if (!hasScrolled) document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
    });
  };
  if (sheet.sheet === null) sheet.addEventListener('load', scroll, { once: true });
  else scroll();
  return scroll;
};
