import { afterPaint } from '../timing/after-paint.ts';

/** Where the visitor's choice is kept. The inline line in the head reads the same key before the first paint. */
const THEME_KEY = 'theme';

type Theme = 'dark' | 'light';

const theme = (): Theme => {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** The colours that the browser draws its own parts in: those of the chosen theme, whatever the system says. */
const showInBrowser = (): void => {
  const chosen = document.documentElement.dataset['theme'];
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  for (const meta of metas) meta.dataset['served'] ??= meta.content;
  // The page brings one for each setting of the system; a chosen theme is shown by all of them.
  for (const meta of metas) {
    const shown = metas.find(({ media }) => chosen !== undefined && media.includes(chosen)) ?? meta;
    meta.content = shown.dataset['served'] ?? meta.content;
  }
};

const show = (chosen: Theme | undefined): void => {
  if (chosen === undefined) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
  showInBrowser();
};

/** What was chosen, here or in another tab. */
const kept = (): Theme | undefined => {
  try {
    const value = localStorage.getItem(THEME_KEY);
    return value === 'dark' || value === 'light' ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps the page in the theme that was chosen in another tab, or on the page that one comes back from. */
export const followTheme = (): void => {
  showInBrowser();
  const follow = (): void => {
    const chosen = kept();
    if (chosen !== document.documentElement.dataset['theme']) show(chosen);
  };
  window.addEventListener('storage', follow);
  // A page that was put aside whole has missed what happened since.
  window.addEventListener('pageshow', follow);
};

/**
 * Turns to the other theme, and keeps the choice where storage allows it. The press is answered in the very next frame;
 * the page, which is styled anew from top to bottom, in one after it.
 */
export const toggleTheme = (): void =>
  afterPaint(() => {
    const next = theme() === 'dark' ? 'light' : 'dark';
    show(next);
    try {
      localStorage.setItem(THEME_KEY, next);
    } catch (cause) {
      console.warn('The theme could not be kept for the next visit.', cause);
    }
  });
