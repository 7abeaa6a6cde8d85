import { owner, site } from '@asad/content';
import type { PageModule } from '../boot/hydrate-page.tsx';
import type { PageFacts } from '../pages.ts';
import { headOf } from './head-of.ts';
import { renderMarkup } from './render-markup.ts';

export { displayText } from './display-text.ts';
export { siteFiles } from './site-files.ts';

const modules = import.meta.glob<PageModule>('../**/*-page.tsx');

/** The page as text: its headline, what stands in its head, and React's markup. What the build asks of the server bundle. */
export async function renderPage(page: PageFacts): Promise<{
  readonly headline: string;
  readonly head: string;
  readonly body: string;
}> {
  const load = modules[`../${page.module}`];
  if (!load) throw new Error(`pages.ts names src/${page.module}, which is no file that ends in -page.tsx.`);
  const { Page } = await load();
  const { headline } = page.words(site);
  return { headline, head: headOf(page, { owner, site }), body: await renderMarkup(<Page />) };
}
