import { startPage } from '../shell/start-page.ts';

// One entry for all pages: it is small, it stays in the cache, and it brings what its page needs.
const page = document.documentElement.dataset['page'];

startPage(() => {
  if (page === 'home') return import('../shell/hydrate-home.tsx');
  if (page === 'call') return import('../shell/hydrate-call.tsx');
  // The 404 needs no React: its HTML is the page.
  return import.meta.env.DEV
    ? import('../shell/hydrate-not-found.tsx')
    : Promise.resolve({ hydrate: () => Promise.resolve() });
});
