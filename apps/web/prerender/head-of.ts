import { hexColours } from '@asad/ui/hex-colours';
import { base } from '../src/site/hosting.ts';
import { toAddress, toPath } from '../src/site/to-path.ts';
import type { PageContent, PageFacts } from '../src/pages.ts';

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export const headOf = (page: PageFacts, content: PageContent): string => {
  const { siteUrl } = content.owner;
  const words = page.words(content);
  const title = escapeAttribute(words.title);
  const description = escapeAttribute(words.description);
  const address = toAddress(siteUrl, page.path);
  // Without a deployment the site has no URL.
  const isDeployed = address !== '';
  const image = isDeployed && page.socialCard ? toAddress(siteUrl, page.socialCard) : undefined;
  const about = page.jsonLd && { ...(image !== undefined && { image }), ...page.jsonLd(content) };
  const lines = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...(['dark', 'light'] as const).map(
      (theme) =>
        `<meta name="theme-color" content="${hexColours[theme].bg}" media="(prefers-color-scheme: ${theme})" data-theme="${theme}">`,
    ),
    `<link rel="icon" href="${toPath('/favicon.svg')}">`,
    // Browsers find both icons at the root of a host only.
    base !== '/' && `<link rel="apple-touch-icon" href="${toPath('/apple-touch-icon.png')}">`,
  ];
  const shared = [
    isDeployed && `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    ...(image === undefined
      ? []
      : [
          `<meta property="og:image" content="${image}">`,
          // tooling/pictures renders this size.
          '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
          `<meta property="og:image:alt" content="${escapeAttribute(words.headline)}">`,
          '<meta name="twitter:card" content="summary_large_image">',
        ]),
    about && `<script type="application/ld+json">${JSON.stringify(about).replaceAll('<', '\\u003c')}</script>`,
  ];
  const parts = [...lines, ...(page.isIndexed ? shared : ['<meta name="robots" content="noindex">'])];
  return parts.filter(Boolean).join('');
};
