import { nextTask } from '../boot/next-task.ts';
import { startPage, type PageModule } from '../boot/start-page.ts';

// One entry for all pages: it is small, it stays in the cache, and it brings what its page needs.
const page = document.documentElement.dataset['page'];

if (import.meta.env.DEV) void import('../analytics/record-in-dev.ts');

/** React's file is most of what a page has to read, so it is read in a task of its own, before the page's part. */
const readReact = async (): Promise<void> => {
  await import('react');
  await nextTask();
};

const loadHome = async (): Promise<PageModule> => {
  await readReact();
  // Both parts are here before the first is hydrated, so that a click never waits for a chunk.
  const [hydrate] = await Promise.all([
    import('../boot/hydrate-home.tsx').then((home) => home.hydrate),
    import('../home/below-fold.tsx'),
  ]);
  return { hydrate };
};

const loadCall = async (): Promise<PageModule> => {
  await readReact();
  return import('../boot/hydrate-call.tsx');
};

startPage(() => {
  if (page === 'home') return loadHome();
  if (page === 'call') return loadCall();
  // The 404 needs no React: its HTML is the page.
  return import.meta.env.DEV
    ? import('../boot/hydrate-not-found.tsx')
    : Promise.resolve({ hydrate: () => Promise.resolve() });
});
