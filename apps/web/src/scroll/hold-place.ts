import { settleAllSections } from './settle-sections.ts';

const PIECES = 'main :is(section, article)[id]';

/** Tracks the section or card nearest to the window's top; `restore` scrolls there after a redraw. */
export const holdPlace = (): { readonly restore: () => void; readonly end: () => void } => {
  let place: { readonly id: string; readonly topPx: number } | undefined;
  const note = (): void => {
    const pieces = [...document.querySelectorAll(PIECES)];
    const tops = pieces.map((piece) => ({ id: piece.id, topPx: piece.getBoundingClientRect().top }));
    place = tops.toSorted((top, otherTop) => Math.abs(top.topPx) - Math.abs(otherTop.topPx))[0];
  };
  const stopping = new AbortController();
  window.addEventListener('scroll', note, { passive: true, signal: stopping.signal });
  // Measuring lays out all pieces; a page at its top needs no place held.
  if (scrollY > 0) note();
  return {
    restore: () => {
      // Estimated heights would move the reader.
      settleAllSections();
      const found = place && document.getElementById(place.id);
      if (found && place)
        window.scrollBy({ top: found.getBoundingClientRect().top - place.topPx, behavior: 'instant' });
    },
    end: () => stopping.abort(),
  };
};
