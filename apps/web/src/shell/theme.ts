import { changeInTurn } from './settle-sections.ts';

/** Where the visitor's choice is kept. The inline line in the head reads the same key before the first paint. */
export const THEME_KEY = 'theme';

const isDark = (): boolean => {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === undefined ? window.matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
};

/** Turns to the other theme and keeps the choice where storage allows it. */
export const toggleTheme = (): void => {
  const next = isDark() ? 'light' : 'dark';
  changeInTurn(() => {
    document.documentElement.dataset['theme'] = next;
  });
  try {
    localStorage.setItem(THEME_KEY, next);
  } catch (cause) {
    console.warn('The theme could not be kept for the next visit.', cause);
  }
};
