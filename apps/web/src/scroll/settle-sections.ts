import { findPlace, returnTo } from './place.ts';
import { whenIdle } from '../timing/when-idle.ts';

/** Returns sections, cards and footer in page order (home/sections.css). */
const pieces = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-hero] ~ section, [data-hero] ~ section article, footer'),
];

/** Not every browser anchors the scroll, and none does in the frame of a jump. */
const settle = (settled: readonly HTMLElement[]): void => {
  const place = scrollY > 0 ? findPlace() : undefined;
  for (const piece of settled) piece.style.contentVisibility = 'visible';
  if (place) returnTo(place);
};

/** Lays out all pieces before a jump. */
export const settleAllSections = (): void => settle(pieces());

/** One piece per idle period: no long tasks. An early jump lays out the rest together (keep-place.ts). */
export const settleSections = (): Promise<void> =>
  new Promise((resolve) => {
    const waiting = pieces();
    const next = (): void => {
      const piece = waiting.shift();
      if (piece === undefined) return resolve();
      settle([piece]);
      whenIdle(next);
    };
    next();
  });
