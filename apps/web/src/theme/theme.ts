/** The head's inline script reads it too. */
const THEME_KEY = 'theme';

type Theme = 'dark' | 'light';

const theme = (): Theme => {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

const show = (chosen: Theme | undefined): void => {
  if (chosen === undefined) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
  // The browser's colours follow.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { theme: own } = meta.dataset;
    meta.media = chosen === undefined ? `(prefers-color-scheme: ${own})` : chosen === own ? 'all' : 'not all';
  }
};

/** Reads the choice of this or another tab. */
const readStoredTheme = (): Theme | undefined => {
  try {
    const value = localStorage.getItem(THEME_KEY);
    return value === 'dark' || value === 'light' ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Chosen in another tab or before a return from the back/forward cache. */
export const followTheme = (): void => {
  const follow = (): void => show(readStoredTheme());
  follow();
  window.addEventListener('storage', follow);
  // A page in the back/forward cache misses storage events.
  window.addEventListener('pageshow', follow);
};

const turnOver = (): void => {
  const next = theme() === 'dark' ? 'light' : 'dark';
  show(next);
  try {
    localStorage.setItem(THEME_KEY, next);
  } catch (cause) {
    console.warn('The theme could not be kept for the next visit.', cause);
  }
};

/** The next frame shows the press; the one after restyles the page. */
export const toggleTheme = (): void => void requestAnimationFrame(() => setTimeout(turnOver));
