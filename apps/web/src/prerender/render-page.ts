import { owner } from '@asad/content';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { hexColours } from '@asad/ui/hex-colours';
import { firstLine } from './first-line.ts';
import type { PageSpec } from './page-spec.ts';

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const headOf = (page: PageSpec): string => {
  const title = escapeAttribute(page.title);
  const description = escapeAttribute(page.description);
  const address = owner.siteUrl + page.path;
  const lines = [
    `<title>${title}</title>`,
    `<script>${firstLine}</script>`,
    `<meta name="description" content="${description}">`,
    ...(['dark', 'light'] as const).map(
      (theme) => `<meta name="theme-color" content="${hexColours[theme].bg}" media="(prefers-color-scheme: ${theme})">`,
    ),
    // /favicon.ico and /apple-touch-icon.png are looked for where they are, without a word.
    '<link rel="icon" href="/favicon.svg">',
  ];
  if (!page.isIndexed) return [...lines, '<meta name="robots" content="noindex">'].join('');
  return [
    ...lines,
    `<link rel="canonical" href="${address}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${owner.siteUrl}${page.socialCard}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    ...(page.jsonLd === undefined
      ? []
      : [`<script type="application/ld+json">${JSON.stringify(page.jsonLd).replaceAll('<', '\\u003c')}</script>`]),
  ].join('');
};

/** React writes XHTML's habits; the same document in HTML's, a few bytes shorter and to a validator's taste. */
const tidy = (html: string): string =>
  html
    .replaceAll(/<(img|input|link|br)( [^>]*?)?\/>/g, '<$1$2>')
    .replaceAll(/><\/(path|circle|rect)>/g, '/>')
    .replaceAll('&#x27;', "'")
    .replaceAll(' dateTime="', ' datetime="')
    .replaceAll(' srcSet="', ' srcset="')
    .replaceAll(' hidden=""', ' hidden');

/** A tree as HTML. */
export const renderMarkup = async (element: ReactNode): Promise<string> => {
  // Without the limit React would send large boundaries hidden, with a script to show them.
  const { prelude } = await prerender(element, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return tidy(await new Response(prelude).text());
};

/** The page as text: what stands in its head, and React's markup. */
export const renderPage = async (page: PageSpec): Promise<{ readonly head: string; readonly body: string }> => ({
  head: headOf(page),
  body: await renderMarkup(page.element),
});
