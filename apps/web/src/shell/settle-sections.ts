import { whenIdle } from './when-idle.ts';

const sections = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main > section:not([data-hero])')];

/** Lays a section out where it would not be yet; the browser remembers its size when it then leaves it out again. */
const measure = (section: HTMLElement): void => {
  section.style.contentVisibility = 'visible';
  // The size is taken at the end of the frame that lays it out.
  requestAnimationFrame(() => requestAnimationFrame(() => section.style.removeProperty('content-visibility')));
};

/** Lays out what is below the first screen (home/sections.css) all at once: somebody is about to jump there. */
export const settleAllSections = (): void => sections().forEach(measure);

const settleInTurn = (): void => {
  const waiting = sections();
  const next = (): void => {
    const section = waiting.shift();
    if (section === undefined) return;
    measure(section);
    whenIdle(next);
  };
  next();
};

/**
 * Gives what is below the first screen its true size, one section in each idle moment, so that no task is long, the
 * scroll bar tells the truth and a jump lands. What is out of sight stays out of every restyle after that: turning the
 * theme or opening a dialog costs as much as what is seen. Measures again when the window has another width.
 */
export const settleSections = (): void => {
  settleInTurn();
  let width = window.innerWidth;
  let timer: ReturnType<typeof setTimeout>;
  window.addEventListener('resize', () => {
    if (width === window.innerWidth) return;
    width = window.innerWidth;
    clearTimeout(timer);
    timer = setTimeout(settleInTurn, 200);
  });
  document.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="#"]') !== null) settleAllSections();
    },
    { capture: true },
  );
};
