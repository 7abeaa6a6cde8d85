import * as content from '@asad/content';
import * as words from '../src/site/site.ts';
import { guideLines } from '../src/site/guide-lines.ts';
import { prerender } from 'react-dom/static';
import type { PageModule } from '../src/boot/hydrate-page.tsx';
import type { PageContent, PageFacts } from '../src/pages.ts';
import { headOf } from './head-of.ts';
import { listPages } from './list-pages.ts';

export { stack } from '@asad/content';
export { siteFiles } from './site-files.ts';

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** The content's characters, and ASCII for later changes. */
export const displayText = (): string =>
  [...new Set(printable + JSON.stringify(Object.values({ ...content, ...words, guideLines })))].join('');

const pageContent: PageContent = { ...content, ...words };
export const pages = listPages(pageContent);

const modules = import.meta.glob<PageModule>('../src/**/*-page.tsx');

export async function renderPage(page: PageFacts, { hasPdf }: { readonly hasPdf: boolean }) {
  const load = modules[`../src/${page.module}`];
  if (!load) throw new Error(`pages.ts names src/${page.module}, which is no file that ends in -page.tsx.`);
  const { Page } = await load();
  const { headline } = page.words(pageContent);
  // Without a limit, React hides large boundaries and reveals them with a script.
  const { prelude } = await prerender(<Page path={page.path} hasPdf={hasPdf} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return {
    headline,
    head: headOf(page, pageContent),
    body: await new Response(prelude).text(),
  };
}
