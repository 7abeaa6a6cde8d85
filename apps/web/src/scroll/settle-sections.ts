import { whenIdle } from '../timing/when-idle.ts';

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
 * to do when the visitor scrolls. Whoever follows a link inside the page before that gets all of it at once
 * (restore-scroll.ts).
 */
export const settleSections = (whenDone: () => void): void => {
  const waiting = pieces();
  const next = (): void => {
    const piece = waiting.shift();
    if (piece === undefined) return whenDone();
    settle(piece);
    return whenIdle(next);
  };
  next();
};
