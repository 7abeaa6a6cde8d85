const PIECES = 'main :is(section, article)[id]';

export interface Place {
  readonly id: string;
  readonly topPx: number;
}

/**
 * Returns the visible section or card nearest to the window's top. Measuring skipped cards would lay them out; hidden
 * sections wait for their styles.
 */
export const findPlace = (): Place | undefined =>
  [...document.querySelectorAll(PIECES)]
    .filter((piece) => piece.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
    .map((piece) => ({ id: piece.id, topPx: piece.getBoundingClientRect().top }))
    .toSorted((piece, otherPiece) => Math.abs(piece.topPx) - Math.abs(otherPiece.topPx))[0];

export const returnTo = ({ id, topPx }: Place): void => {
  const found = document.getElementById(id);
  const movedPx = found ? found.getBoundingClientRect().top - topPx : 0;
  // Any scroll, even by 0 px, stops a smooth one.
  if (movedPx !== 0) window.scrollBy({ top: movedPx, behavior: 'instant' });
};
