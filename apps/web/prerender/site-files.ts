import { pageMeta, site } from '../src/site/site.ts';
import { about, experiences, owner, portfolio, projects } from '@asad/content';
import { hexColours } from '@asad/ui/hex-colours';
import { toJsonResume } from '@asad/content/json-resume';
import { hasBackend } from '../src/site/hosting.ts';
import { toAddress, toPath } from '../src/site/to-path.ts';
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

const section = (title: string, entries: readonly string[]): readonly string[] =>
  entries.length === 0 ? [] : [`## ${title}`, '', ...entries, ''];
const link = (name: string, path: string, text: string): string =>
  `- [${name}](${addressOf(path)})${text === '' ? '' : `: ${text}`}`;

/** The site's pages for language models (llmstxt.org). */
const llms = (): string =>
  [
    `# ${pageMeta.home.title}`,
    '',
    `> ${pageMeta.home.description}`,
    '',
    ...about.intro.flatMap((paragraph) => [paragraph, '']),
    ...(owner.isSample ? [site.sampleNotice, ''] : []),
    ...section('Contact', [
      ...(owner.email === '' ? [] : [`- Email: ${owner.email}`]),
      link('Résumé', '/resume', `also as [JSON](${addressOf('/resume.json')})`),
      link(`Talk to ${site.assistant}`, '/call', 'the AI assistant'),
    ]),
    ...section(
      site.works.title,
      projects.map(({ id, title, story }) => link(title, `/works/${id}`, story)),
    ),
    ...section(
      site.experiences.title,
      experiences.map(({ id, role, company, summary }) =>
        link([role, company].filter(Boolean).join(', '), `/experiences/${id}`, summary),
      ),
    ),
  ]
    .join('\n')
    .trimEnd();

export const siteFiles = (pages: readonly PageFacts[]): Readonly<Record<string, string>> => ({
  'sitemap.xml': sitemap(pages),
  'robots.txt': robots(),
  'site.webmanifest': manifest(),
  'llms.txt': llms(),
  'resume.json': JSON.stringify(toJsonResume(portfolio), undefined, 2),
});
