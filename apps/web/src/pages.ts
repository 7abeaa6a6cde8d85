import type { site } from './site/site.ts';
import type { owner } from '@asad/content';

/** What a page takes from the site's words. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
  /** Its first heading: drawn in the display face from the first paint on. */
  readonly headline: string;
}

/** One page of the site. */
export interface PageFacts {
  readonly name: string;
  readonly path: string;
  /** Its component, exported as `Page`; from src. */
  readonly module: string;
  /** A part of it whose code and styles come after the first screen; from src. */
  readonly later?: string;
  /** Its HTML is all of it: no script takes it over. */
  readonly isStatic?: boolean;
  /** It stands in the sitemap, and search engines may show it. */
  readonly isIndexed: boolean;
  readonly words: (content: typeof site) => PageWords;
  /** The picture for whoever links here. */
  readonly socialCard?: string;
  readonly jsonLd?: (about: typeof owner) => Readonly<Record<string, unknown>>;
}

/**
 * Every page. The build, the development server, the sitemap and the checks read this table: a new page is a row here,
 * a component, and its words in the content.
 */
export const PAGES: readonly PageFacts[] = [
  {
    name: 'home',
    path: '/',
    module: 'home/home-page.tsx',
    later: 'home/below-fold.tsx',
    isIndexed: true,
    words: ({ meta, hero }) => ({ ...meta.home, headline: hero.headline }),
    socialCard: '/social/home.png',
    jsonLd: ({ name, role, email, siteUrl, linkedIn, pronouns }) => ({
      '@context': 'https://schema.org',
      '@type': pronouns === 'we' ? 'Organization' : 'Person',
      name,
      [pronouns === 'we' ? 'description' : 'jobTitle']: role,
      email: `mailto:${email}`,
      url: `${siteUrl}/`,
      ...(linkedIn !== undefined && { sameAs: [linkedIn] }),
    }),
  },
  {
    name: 'call',
    path: '/call',
    module: 'call/screen/call-page.tsx',
    isIndexed: true,
    words: ({ meta, call }) => ({ ...meta.call, headline: call.heading }),
    socialCard: '/social/call.png',
  },
  {
    // The case studies as one plain document, for whoever has no script: the cards of the home page lead here.
    name: 'case-studies',
    path: '/case-studies',
    module: 'case-studies/case-studies-page.tsx',
    isStatic: true,
    isIndexed: false,
    words: ({ experiences, name }) => ({
      title: `${experiences.title} · ${name}`,
      description: experiences.intro,
      headline: experiences.title,
    }),
  },
  {
    // Any other address.
    name: 'not-found',
    path: '/404',
    module: 'not-found/not-found-page.tsx',
    isStatic: true,
    isIndexed: false,
    words: ({ meta, notFound }) => ({ ...meta.notFound, headline: notFound.title }),
  },
];

/** The page's file among those that are served: addresses are clean, so `/call` is `call.html`. */
export const fileOf = ({ path }: Pick<PageFacts, 'path'>): string => `${path === '/' ? '/index' : path}.html`.slice(1);
