import { entryWords, pageMeta, site } from '../src/site/site.ts';
import {
  about,
  experiences,
  owner,
  portfolio,
  principles,
  projects,
  stack,
  type Experience,
  type Project,
  type StackItem,
} from '@asad/content';
import { hexColours } from '@asad/ui/hex-colours';
import { formatPeriod } from '@asad/ui/format';
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

const line = (label: string, text: string): readonly string[] => (text === '' ? [] : [`- ${label}: ${text}`]);
const section = (title: string, entries: readonly string[]): readonly string[] =>
  entries.length === 0 ? [] : [`## ${title}`, '', ...entries, ''];

const entry = (heading: string, ...parts: readonly (string | readonly string[])[]): readonly string[] => [
  `### ${heading}`,
  '',
  ...parts.flatMap((part) => (part.length === 0 ? [] : [...(typeof part === 'string' ? [part] : part), ''])),
];
const labelled = (label: string, texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => line(label, text));

const llmsProject = (project: Project): readonly string[] =>
  entry(
    [project.title, project.subtitle].filter(Boolean).join(': '),
    formatPeriod(project.start, project.end),
    project.story,
    [
      project.impact === '' ? '' : `Impact: ${project.impact}`,
      project.role === undefined ? '' : `Part in it: ${project.role}.`,
      project.tags.length === 0 ? '' : `Built with ${project.tags.join(', ')}.`,
      `[Page](${addressOf(`/works/${project.id}`)})`,
    ]
      .filter(Boolean)
      .join(' '),
    (project.highlights ?? []).map((text) => `- ${text}`),
    [...line('Site', project.links?.site ?? ''), ...line('Code', project.links?.repo ?? '')],
  );
const llmsJob = (job: Experience): readonly string[] =>
  entry(
    [
      [job.role, job.company].filter(Boolean).join(', '),
      [formatPeriod(job.start, job.end), job.location].filter(Boolean).join(', '),
    ]
      .filter(Boolean)
      .map((text, at) => (at === 0 ? text : `(${text})`))
      .join(' '),
    job.about ?? '',
    job.summary,
    [
      ...job.impacts.map((text) => `- ${text}`),
      ...line('Problem', job.problem),
      ...line('Approach', job.approach),
      ...line('Results', job.results),
      ...labelled('What I owned', job.whatIOwned),
      ...line('Metrics', job.metrics.map(({ label, value }) => `${label} ${value}`).join('; ')),
      ...line('Stack', job.stack.join(', ')),
      ...line('Site', job.links.site ?? ''),
      ...line('Code', job.links.repo ?? ''),
      `- [Page](${addressOf(`/experiences/${job.id}`)})`,
    ],
  );
const llmsLife = ({ title, entries }: (typeof site.life)[number]): readonly string[] =>
  section(
    title,
    entries.flatMap(({ name, detail, when, url, items = [] }) => [
      `- ${[url === undefined ? name : `[${name}](${url})`, detail, when].filter(Boolean).join(', ')}`,
      ...items.map((item) => `  - ${item}`),
    ]),
  );
const llmsTool = ({ name, role, metric, dontUseIf }: StackItem): string =>
  `- ${name}: ${[role, metric === '' ? '' : `${metric}.`, dontUseIf === '' ? '' : `Don't use if ${dontUseIf}`].filter(Boolean).join(' ')}`;

/** The site as text for language models (llmstxt.org). */
const llms = (): string =>
  [
    `# ${pageMeta.home.title}`,
    '',
    `> ${pageMeta.home.description}`,
    '',
    ...about.intro.flatMap((paragraph) => [paragraph, '']),
    ...(owner.isSample ? [site.sampleNotice, ''] : []),
    ...section('Contact', [
      ...line('Email', owner.email),
      ...(owner.bookingUrl === undefined ? [] : [`- [Book a 15-minute fit check](${owner.bookingUrl})`]),
      ...line('Phone', owner.phone ?? ''),
      ...(owner.linkedIn === undefined ? [] : [`- [LinkedIn](${owner.linkedIn})`]),
      ...(owner.profiles ?? []).flatMap(({ network, url }) => (url === undefined ? [] : [`- [${network}](${url})`])),
      `- [Résumé](${addressOf('/resume')}), also as [JSON](${addressOf('/resume.json')})`,
      `- [Talk to ${site.assistant}, the AI assistant](${addressOf('/call')})`,
    ]),
    ...section(site.works.title, projects.flatMap(llmsProject).slice(0, -1)),
    ...section(site.experiences.title, experiences.flatMap(llmsJob).slice(0, -1)),
    ...section(site.stack.title, stack.map(llmsTool)),
    ...section(
      site.about.principlesTitle,
      principles.map((principle) => `- ${principle.text}: ${principle.description}`),
    ),
    ...site.life.flatMap(llmsLife),
  ]
    .join('\n')
    .trimEnd();

export const siteFiles = (): Readonly<Record<string, string>> => ({
  'sitemap.xml': sitemap(listPages({ site, pageMeta, entryWords, owner, projects, experiences, stack })),
  'robots.txt': robots(),
  'site.webmanifest': manifest(),
  'llms.txt': llms(),
  'resume.json': JSON.stringify(toJsonResume(portfolio), undefined, 2),
});
