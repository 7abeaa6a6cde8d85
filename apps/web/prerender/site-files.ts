import { entryWords, pageMeta, site } from '../src/site/site.ts';
import { experiences, owner, portfolio, projects, stack } from '@asad/content';
import { hexColours } from '@asad/ui/hex-colours';
import { toJsonResume } from '@asad/content/json-resume';
import { hasBackend } from '../src/site/hosting.ts';
import { toAddress, toPath } from '../src/site/to-path.ts';
import { listPages } from './list-pages.ts';
import type { PageFacts } from '../src/pages.ts';

/** A path without the origin before the site has one. */
const addressOf = (path: string): string => toAddress(owner.siteUrl, path) || toPath(path);

const sitemap = (pages: readonly PageFacts[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => `  <url><loc>${addressOf(path)}</loc></url>`),
    '</urlset>',
  ].join('\n');

const robots = (): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...(hasBackend ? ['Disallow: /api/'] : []),
    ...(toAddress(owner.siteUrl, '/') === '' ? [] : ['', `Sitemap: ${addressOf('/sitemap.xml')}`]),
  ].join('\n');

const manifest = (): string =>
  JSON.stringify({
    name: pageMeta.home.title,
    short_name: owner.name,
    description: pageMeta.home.description,
    start_url: toPath('/'),
    display: 'browser',
    background_color: hexColours.dark.bg,
    theme_color: hexColours.dark.bg,
    icons: [
      { src: toPath('/icon-192.png'), sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: toPath('/icon-512.png'), sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      { src: toPath('/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
    ],
  });

export const siteFiles = (): Readonly<Record<string, string>> => ({
  'sitemap.xml': sitemap(listPages({ site, pageMeta, entryWords, owner, projects, experiences, stack })),
  'robots.txt': robots(),
  'site.webmanifest': manifest(),
  'resume.json': JSON.stringify(toJsonResume(portfolio), undefined, 2),
});
