import type { entryWords, pageMeta, site as Site } from './site/site.ts';
import { hasBackend } from './site/hosting.ts';
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
  readonly pageMeta: typeof pageMeta;
  readonly owner: Owner;
  readonly projects: readonly Project[];
  readonly experiences: readonly Experience[];
  readonly stack: readonly StackItem[];
}

export interface PageFacts {
  readonly name: string;
  readonly path: string;
  /** Module below src that exports `Page`. */
  readonly module: string;
  /** Module below src that loads after the first screen. */
  readonly later?: string;
  /** True for plain HTML without hydration. */
  readonly isStatic?: boolean;
  /** True if the sitemap lists the page. */
  readonly isIndexed: boolean;
  readonly words: (content: PageContent) => PageWords;
  /** Default: the home page's. */
  readonly socialCard?: string | undefined;
  readonly jsonLd?: (content: PageContent) => Readonly<Record<string, unknown>>;
}

/** Build, development server, sitemap and checks use it. A page needs a row, a component and texts. */
export const PAGES: readonly PageFacts[] = [
  {
    name: 'home',
    path: '/',
    module: 'home/home-page.tsx',
    later: 'home/below-fold.tsx',
    isIndexed: true,
    words: ({ pageMeta, site: { hero } }) => ({ ...pageMeta.home, headline: hero.headline }),
  },
  {
    name: 'call',
    path: '/call',
    module: 'call/screen/call-page.tsx',
    isIndexed: true,
    words: ({ pageMeta, site: { call } }) => ({ ...pageMeta.call, headline: call.heading }),
    socialCard: '/social/call.png',
  },
  {
    name: 'resume',
    path: '/resume',
    module: 'resume/resume-page.tsx',
    isStatic: true,
    isIndexed: true,
    words: ({ pageMeta, site: { name } }) => ({ ...pageMeta.resume, headline: name }),
  },
  {
    name: 'not-found',
    path: '/404',
    module: 'not-found/not-found-page.tsx',
    isStatic: true,
    isIndexed: false,
    words: ({ pageMeta, site: { notFound } }) => ({ ...pageMeta.notFound, headline: notFound.title }),
  },
];

/** prerender/list-pages.ts lists the pages. */
export const ENTRY = { name: 'entry', module: 'entry/entry-page.tsx', isStatic: true, isIndexed: true } as const;

/** Project and job pages share a name. */
export const findPage = (name: string | undefined): Pick<PageFacts, 'module' | 'later' | 'isStatic'> | undefined =>
  name === ENTRY.name ? ENTRY : PAGES.find((page) => page.name === name);

/** `call.html` where the host adds the ending, otherwise `call/index.html`; hosts of files look for `404.html`. */
export const fileOf = ({ path }: Pick<PageFacts, 'path'>): string =>
  `${path === '/' ? '/index' : hasBackend || path === '/404' ? path : `${path}/index`}.html`.slice(1);
