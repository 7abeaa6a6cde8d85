import { about, experiences, owner, principles, projects, site, stack } from '@asad/content';
import { hexColours } from '@asad/ui/hex-colours';
import { PAGES } from '../pages.ts';

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

/** The site in plain text, for machines that read it (llmstxt.org). */
const llms = (): string =>
  [
    `# ${site.meta.home.title}`,
    '',
    `> ${site.meta.home.description}`,
    '',
    ...about.intro.flatMap((paragraph) => [paragraph, '']),
    ...(owner.isSample ? [site.sampleNotice, ''] : []),
    '## Contact',
    '',
    `- Email: ${owner.email}`,
    `- [Book a 15-minute fit check](${owner.bookingUrl})`,
    `- [Profile](${owner.linkedIn})`,
    `- [Talk to ASAD, the AI assistant](${owner.siteUrl}/call)`,
    '',
    `## ${site.works.title}`,
    '',
    ...projects.flatMap((project) => [
      `### ${project.title}: ${project.subtitle}`,
      '',
      project.story,
      '',
      `Impact: ${project.impact} Built with ${project.tags.join(', ')}. [Card](${owner.siteUrl}/#work-${project.id})`,
      '',
    ]),
    `## ${site.experiences.title}`,
    '',
    ...experiences.flatMap((job) => [
      `### ${job.role}, ${job.company} (${job.start} to ${job.end}, ${job.location})`,
      '',
      job.summary,
      '',
      `- Problem: ${job.problem}`,
      `- Approach: ${job.approach}`,
      `- Results: ${job.results}`,
      `- What I owned: ${job.whatIOwned.join('; ')}`,
      `- Metrics: ${job.metrics.map(({ label, value }) => `${label} ${value}`).join('; ')}`,
      `- Stack: ${job.stack.join(', ')}`,
      '',
    ]),
    `## ${site.stack.title}`,
    '',
    ...stack.map((item) => `- ${item.name}: ${item.role} ${item.metric}. Don't use if ${item.dontUseIf}`),
    '',
    `## ${site.about.principlesTitle}`,
    '',
    ...principles.map((principle) => `- ${principle.text}: ${principle.description}`),
  ].join('\n');

/** Files beside the pages, from the same content, by name. */
export const siteFiles = (): Readonly<Record<string, string>> => ({
  'sitemap.xml': sitemap(),
  'robots.txt': robots(),
  'site.webmanifest': manifest(),
  'llms.txt': llms(),
});
