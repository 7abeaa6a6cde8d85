import { site } from '../src/site/site.ts';
import {
  about,
  experiences,
  owner,
  principles,
  projects,
  stack,
  type Experience,
  type Project,
  type StackItem,
} from '@asad/content';
import { hexColours } from '@asad/ui/hex-colours';
import { PAGES } from '../src/pages.ts';

const sitemap = (): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...PAGES.filter(({ isIndexed }) => isIndexed).map(({ path }) => `  <url><loc>${owner.siteUrl}${path}</loc></url>`),
    '</urlset>',
  ].join('\n');

const robots = (): string =>
  ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${owner.siteUrl}/sitemap.xml`].join('\n');

const manifest = (): string =>
  JSON.stringify({
    name: site.meta.home.title,
    short_name: owner.name,
    description: site.meta.home.description,
    start_url: '/',
    display: 'browser',
    background_color: hexColours.dark.bg,
    theme_color: hexColours.dark.bg,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });

/** A line that has something to say. */
const line = (label: string, text: string): readonly string[] => (text === '' ? [] : [`- ${label}: ${text}`]);
const section = (title: string, entries: readonly string[]): readonly string[] =>
  entries.length === 0 ? [] : [`## ${title}`, '', ...entries, ''];

const llmsProject = (project: Project): readonly string[] => [
  `### ${project.title}: ${project.subtitle}`,
  '',
  project.story,
  '',
  `Impact: ${project.impact}${project.tags.length === 0 ? '' : ` Built with ${project.tags.join(', ')}.`} [Card](${owner.siteUrl}/#work-${project.id})`,
  '',
];
const llmsJob = (job: Experience): readonly string[] => [
  `### ${job.role}, ${job.company} (${job.start} to ${job.end ?? 'today'}, ${job.location})`,
  '',
  job.summary,
  '',
  ...line('Problem', job.problem),
  ...line('Approach', job.approach),
  ...line('Results', job.results),
  ...line('What I owned', job.whatIOwned.join('; ')),
  ...line('Metrics', job.metrics.map(({ label, value }) => `${label} ${value}`).join('; ')),
  ...line('Stack', job.stack.join(', ')),
  '',
];
const llmsTool = ({ name, role, metric, dontUseIf }: StackItem): string =>
  `- ${name}: ${[role, metric === '' ? '' : `${metric}.`, dontUseIf === '' ? '' : `Don't use if ${dontUseIf}`].filter(Boolean).join(' ')}`;

/** The site in plain text, for machines that read it (llmstxt.org). */
const llms = (): string =>
  [
    `# ${site.meta.home.title}`,
    '',
    `> ${site.meta.home.description}`,
    '',
    ...about.intro.flatMap((paragraph) => [paragraph, '']),
    ...(owner.isSample ? [site.sampleNotice, ''] : []),
    ...section('Contact', [
      `- Email: ${owner.email}`,
      ...(owner.bookingUrl === undefined ? [] : [`- [Book a 15-minute fit check](${owner.bookingUrl})`]),
      ...(owner.linkedIn === undefined ? [] : [`- [Profile](${owner.linkedIn})`]),
      `- [Talk to ASAD, the AI assistant](${owner.siteUrl}/call)`,
    ]),
    ...section(site.works.title, projects.flatMap(llmsProject).slice(0, -1)),
    ...section(site.experiences.title, experiences.flatMap(llmsJob).slice(0, -1)),
    ...section(site.stack.title, stack.map(llmsTool)),
    ...section(
      site.about.principlesTitle,
      principles.map((principle) => `- ${principle.text}: ${principle.description}`),
    ),
  ]
    .join('\n')
    .trimEnd();

/** Files beside the pages, from the same content, by name. */
export const siteFiles = (): Readonly<Record<string, string>> => ({
  'sitemap.xml': sitemap(),
  'robots.txt': robots(),
  'site.webmanifest': manifest(),
  'llms.txt': llms(),
});
