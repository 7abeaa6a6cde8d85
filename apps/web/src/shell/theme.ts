import { afterPaint } from './after-paint.ts';
import { changeInTurn } from './settle-sections.ts';
import { whenReleased } from './when-released.ts';

/** Where the visitor's choice is kept. The inline line in the head reads the same key before the first paint. */
export const THEME_KEY = 'theme';

const theme = (): 'dark' | 'light' => {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** The theme the page is about to turn to; undefined while it stands. */
let next: ReturnType<typeof theme> | undefined;

/**
 * Turns to the other theme and keeps the choice where storage allows it. The toggle answers in the very next frame; the
 * page, which is styled anew from top to bottom, in one after it.
 */
export const toggleTheme = (): void => {
  const isTurning = next !== undefined;
  next = (next ?? theme()) === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem(THEME_KEY, next);
  } catch (cause) {
    console.warn('The theme could not be kept for the next visit.', cause);
  }
  if (isTurning) return;
  const toggles = document.querySelectorAll<HTMLElement>('[data-component="theme-toggle"]');
  for (const toggle of toggles) toggle.dataset['state'] = 'turning';
  const turn = (): void => {
    changeInTurn(() => {
      document.documentElement.dataset['theme'] = next;
    });
    next = undefined;
    afterPaint(() => {
      for (const toggle of toggles) delete toggle.dataset['state'];
    });
  };
  whenReleased(() => afterPaint(turn));
};
