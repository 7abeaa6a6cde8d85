import type { entryWords, site as Site } from './site/site.ts';
import type { Experience, Owner, Project, StackItem } from '@asad/content';

/** What a page takes from the site's words. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
  /** Its first heading: drawn in the display face from the first paint on. */
  readonly headline: string;
}

/** What the pages are made of. */
export interface PageContent {
  readonly site: typeof Site;
  readonly entryWords: typeof entryWords;
  readonly owner: Owner;
  readonly projects: readonly Project[];
  readonly experiences: readonly Experience[];
  readonly stack: readonly StackItem[];
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
  readonly words: (content: PageContent) => PageWords;
  /** The picture for whoever links here. */
  readonly socialCard?: string;
  readonly jsonLd?: (content: PageContent) => Readonly<Record<string, unknown>>;
}

/**
 * Every page that there is once. The build, the development server, the sitemap and the checks read this table: a new
 * page is a row here, a component, and its words in the content.
 */
export const PAGES: readonly PageFacts[] = [
  {
    name: 'home',
    path: '/',
    module: 'home/home-page.tsx',
    later: 'home/below-fold.tsx',
    isIndexed: true,
    words: ({ site: { meta, hero } }) => ({ ...meta.home, headline: hero.headline }),
    socialCard: '/social/home.png',
  },
  {
    name: 'call',
    path: '/call',
    module: 'call/screen/call-page.tsx',
    isIndexed: true,
    words: ({ site: { meta, call } }) => ({ ...meta.call, headline: call.heading }),
    socialCard: '/social/call.png',
    jsonLd: ({ owner: { name, siteUrl, pronouns } }) => ({
      '@context': 'https://schema.org',
      '@type': 'ContactPage',
      name: `Talk to ASAD about ${name}`,
      url: `${siteUrl}/call`,
      about: { '@type': pronouns === 'we' ? 'Organization' : 'Person', name, url: `${siteUrl}/` },
    }),
  },
  {
    name: 'resume',
    path: '/resume',
    module: 'resume/resume-page.tsx',
    isStatic: true,
    isIndexed: true,
    words: ({ site: { meta, name } }) => ({ ...meta.resume, headline: name }),
    socialCard: '/social/home.png',
  },
  {
    // Any other address.
    name: 'not-found',
    path: '/404',
    module: 'not-found/not-found-page.tsx',
    isStatic: true,
    isIndexed: false,
    words: ({ site: { meta, notFound } }) => ({ ...meta.notFound, headline: notFound.title }),
  },
];

/** What the pages of works and jobs have in common; prerender/list-pages.ts lists them. */
export const ENTRY = { name: 'entry', module: 'entry/entry-page.tsx', isStatic: true, isIndexed: true } as const;

/** The page that a name stands for, as its root says it; the pages of works and jobs share one. */
export const findPage = (name: string | undefined): Pick<PageFacts, 'module' | 'later' | 'isStatic'> | undefined =>
  name === ENTRY.name ? ENTRY : PAGES.find((page) => page.name === name);

/** The page's file among those that are served: addresses are clean, so `/call` is `call.html`. */
export const fileOf = ({ path }: Pick<PageFacts, 'path'>): string => `${path === '/' ? '/index' : path}.html`.slice(1);
