import { whenIdle } from './when-idle.ts';

const sections = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main > section:not([data-hero])')];

const settle = (section: HTMLElement): void => {
  section.style.contentVisibility = 'visible';
};

/** Lays out what is below the first screen (home/sections.css) all at once: somebody is about to jump there. */
export const settleAllSections = (): void => sections().forEach(settle);

/**
 * Lays out what is below the first screen, one section in each idle moment, so that no task is long and nothing is left
 * to do when the visitor scrolls. Whoever follows a link inside the page before that gets all of it at once.
 */
export const settleSections = (): void => {
  const waiting = sections();
  const onClick = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a[href^="#"]') !== null) settleAllSections();
  };
  document.addEventListener('click', onClick, { capture: true });
  const next = (): void => {
    const section = waiting.shift();
    if (section === undefined) {
      document.removeEventListener('click', onClick, { capture: true });
      return;
    }
    settle(section);
    whenIdle(next);
  };
  next();
};
