import { recordEvent } from '../analytics/record-event.ts';
import { startPage } from '../shell/start-page.ts';

// One entry for all pages: it is small, it stays in the cache, and it brings what its page needs.
const page = document.documentElement.dataset['page'];

// A built page records its view in the first line of its head, which the development server has not.
if (import.meta.env.DEV && page === 'home') recordEvent('hero_view');

startPage(() => {
  if (page === 'home') return import('../shell/hydrate-home.tsx');
  if (page === 'call') return import('../shell/hydrate-call.tsx');
  // The 404 needs no React: its HTML is the page.
  return import.meta.env.DEV
    ? import('../shell/hydrate-not-found.tsx')
    : Promise.resolve({ hydrate: () => Promise.resolve() });
});
