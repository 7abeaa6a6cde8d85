import type { entryWords, site as Site } from './site/site.ts';
import type { Experience, Owner, Project, StackItem } from '@asad/content';

export interface PageWords {
  readonly title: string;
  readonly description: string;
  /** First heading, in the display face from the first paint. */
  readonly headline: string;
}

export interface PageContent {
  readonly site: typeof Site;
  readonly entryWords: typeof entryWords;
  readonly owner: Owner;
  readonly projects: readonly Project[];
  readonly experiences: readonly Experience[];
  readonly stack: readonly StackItem[];
}

export interface PageFacts {
  readonly name: string;
  readonly path: string;
  /** Module below src that exports the component as `Page`. */
  readonly module: string;
  /** Module below src with code and styles that load after the first screen. */
  readonly later?: string;
  /** True for plain HTML without hydration. */
  readonly isStatic?: boolean;
  /** True if the page is in the sitemap and search engines may index it. */
  readonly isIndexed: boolean;
  readonly words: (content: PageContent) => PageWords;
  readonly socialCard?: string;
  readonly jsonLd?: (content: PageContent) => Readonly<Record<string, unknown>>;
}

/**
 * All single pages. The build, the development server, the sitemap and the checks use this table. A page needs a row
 * here, a component, and texts in the content.
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
    name: 'not-found',
    path: '/404',
    module: 'not-found/not-found-page.tsx',
    isStatic: true,
    isIndexed: false,
    words: ({ site: { meta, notFound } }) => ({ ...meta.notFound, headline: notFound.title }),
  },
];

/** Common facts of project and job pages; prerender/list-pages.ts lists them. */
export const ENTRY = { name: 'entry', module: 'entry/entry-page.tsx', isStatic: true, isIndexed: true } as const;

/** Finds a page by the name on its root; project and job pages share one. */
export const findPage = (name: string | undefined): Pick<PageFacts, 'module' | 'later' | 'isStatic'> | undefined =>
  name === ENTRY.name ? ENTRY : PAGES.find((page) => page.name === name);

/** File of a page: URLs are clean, so `/call` is `call.html`. */
export const fileOf = ({ path }: Pick<PageFacts, 'path'>): string => `${path === '/' ? '/index' : path}.html`.slice(1);
