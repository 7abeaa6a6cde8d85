import { settleAllSections } from './settle-sections.ts';

const PIECES = 'main :is(section, article)[id]';

/**
 * Remembers which section or card is nearest to the top of the window, also while the visitor scrolls, so that `restore` can
 * bring it back there after React has drawn the page again. `end` stops it.
 */
export const holdPlace = (): { readonly restore: () => void; readonly end: () => void } => {
  let place: { readonly id: string; readonly topPx: number } | undefined;
  const note = (): void => {
    const pieces = [...document.querySelectorAll(PIECES)];
    const tops = pieces.map((piece) => ({ id: piece.id, topPx: piece.getBoundingClientRect().top }));
    place = tops.toSorted((one, other) => Math.abs(one.topPx) - Math.abs(other.topPx))[0];
  };
  const stopping = new AbortController();
  window.addEventListener('scroll', note, { passive: true, signal: stopping.signal });
  note();
  return {
    restore: () => {
      // New elements have nothing laid out, and guessed heights would move the reader.
      settleAllSections();
      const found = place && document.getElementById(place.id);
      if (found && place)
        window.scrollBy({ top: found.getBoundingClientRect().top - place.topPx, behavior: 'instant' });
    },
    end: () => stopping.abort(),
  };
};
