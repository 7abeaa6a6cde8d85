import { afterPaint } from '../boot/after-paint.ts';
import { whenIdle } from '../boot/when-idle.ts';

/** Each section and, within it, its cards, in the order of the page (home/sections.css). */
const pieces = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-hero] ~ section, [data-hero] ~ section article'),
];

const settle = (piece: HTMLElement): void => {
  piece.style.contentVisibility = 'visible';
};

/** Lays out what is below the first screen all at once: somebody is about to jump there. */
export const settleAllSections = (): void => pieces().forEach(settle);

/**
 * Lays out what is below the first screen, one piece in each idle moment, so that no task is long and nothing is left
 * to do when the visitor scrolls. Whoever follows a link inside the page before that gets all of it at once.
 */
export const settleSections = (whenDone?: () => void): void => {
  const waiting = pieces();
  const onClick = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a[href^="#"]') !== null) settleAllSections();
  };
  document.addEventListener('click', onClick, { capture: true });
  const next = (): void => {
    const piece = waiting.shift();
    if (piece === undefined) {
      document.removeEventListener('click', onClick, { capture: true });
      whenDone?.();
      return;
    }
    settle(piece);
    whenIdle(next);
  };
  next();
};

/** Colours that a component fades when it is pointed at turn at once here, like all the others. */
const endColorFades = (): void => {
  for (const fade of document.getAnimations())
    if (fade instanceof CSSTransition && fade.transitionProperty.endsWith('color')) fade.cancel();
};

/**
 * Makes a change that has the whole page styled anew, such as another theme, to what is in sight, and to the rest of
 * the page piece by piece after the next paint.
 */
export const changeInTurn = (change: () => void): void => {
  const away = pieces().filter((piece) => {
    const { top, bottom } = piece.getBoundingClientRect();
    return bottom < 0 || top > window.innerHeight;
  });
  for (const piece of away) piece.style.contentVisibility = 'hidden';
  change();
  endColorFades();
  afterPaint(() => {
    for (const piece of away) piece.style.removeProperty('content-visibility');
    settleSections();
  });
};
