import type { PageModule } from '../boot/hydrate-page.tsx';
import { loadAgain } from '../boot/load-again.ts';
import { startPage } from '../boot/start-page.ts';
import { findPage } from '../pages.ts';

// One small, cacheable entry; it imports the page's code. Static pages have none: their parts stay in the chunks of the
// others. The development server has no markup, and renders them too.
const modules = {
  ...import.meta.glob(['../**/*-page.tsx', '../home/below-fold.tsx', '!../{entry,resume,not-found}/**']),
  ...(import.meta.env.DEV && import.meta.glob('../{entry,resume,not-found}/*-page.tsx')),
};

// The failed import makes the head's script show the no-script content (boot/first-script.ts).
if (!('any' in AbortSignal)) throw new Error('This browser is too old (README, Browsers).');

const manifest = { rel: 'manifest', href: `${import.meta.env.BASE_URL}site.webmanifest` };
document.head.append(Object.assign(document.createElement('link'), manifest));

startPage(async (root, onRedrawn) => {
  const page = findPage(document.documentElement.dataset['page']);
  if (page === undefined || (page.isStatic && root.firstElementChild !== null)) return;
  const load = (module: string | undefined): Promise<unknown> | undefined => modules[`../${module}`]?.();
  // Load all parts first, so that no click waits for a file.
  const [{ hydratePage }, module] = await loadAgain(() =>
    Promise.all([import('../boot/hydrate-page.tsx'), load(page.module), load(page.later)]),
  );
  const { prepare } = module as PageModule;
  await prepare?.();
  await hydratePage(root, module as PageModule, onRedrawn);
});
