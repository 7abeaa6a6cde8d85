import { createMemory } from '../storage/create-memory.ts';

type Theme = 'dark' | 'light';

/** The head's inline script reads it too. */
const choice = createMemory<Theme>('theme', () => localStorage);

const show = (chosen: Theme): void => {
  document.documentElement.dataset['theme'] = chosen;
  // The browser's colours follow.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.media = meta.dataset['theme'] === chosen ? 'all' : 'not all';
};

/** Chosen in another tab or before a return from the back/forward cache. */
export const followTheme = (): void => {
  const follow = (): void => {
    const chosen = choice.find();
    if (chosen !== undefined) show(chosen);
  };
  follow();
  window.addEventListener('storage', follow);
  // A page in the back/forward cache misses storage events.
  window.addEventListener('pageshow', follow);
};

const turnOver = (): void => {
  const shown = choice.find() ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const next = shown === 'dark' ? 'light' : 'dark';
  show(next);
  choice.keep(next);
};

/** The next frame shows the press; the one after restyles the page. */
export const toggleTheme = (): void => void requestAnimationFrame(() => setTimeout(turnOver));
