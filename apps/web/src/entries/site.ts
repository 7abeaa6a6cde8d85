import type { PageModule } from '../boot/hydrate-page.tsx';
import { loadAgain } from '../boot/load-again.ts';
import { startPage } from '../boot/start-page.ts';
import { findPage } from '../pages.ts';

// One small, cacheable entry; it imports the page's code.
const modules = import.meta.glob(['../**/*-page.tsx', '../home/below-fold.tsx']);

startPage(async (root, onRedrawn) => {
  const page = findPage(document.documentElement.dataset['page']);
  // The development server has no markup.
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
