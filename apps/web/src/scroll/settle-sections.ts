import { whenIdle } from '../timing/when-idle.ts';

/** Returns sections, cards and footer in page order (home/sections.css). */
const pieces = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-hero] ~ section, [data-hero] ~ section article, footer'),
];

const settle = (piece: HTMLElement): void => {
  piece.style.contentVisibility = 'visible';
};

/** Lays out all pieces before a jump. */
export const settleAllSections = (): void => pieces().forEach(settle);

/** One piece per idle period: no long tasks. An early jump lays out the rest together (keep-place.ts). */
export const settleSections = (): void => {
  const waiting = pieces();
  const next = (): void => {
    const piece = waiting.shift();
    if (piece === undefined) return;
    settle(piece);
    whenIdle(next);
  };
  next();
};
