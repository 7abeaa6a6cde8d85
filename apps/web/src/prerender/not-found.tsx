import { site } from '@asad/content';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import type { PageSpec } from './page-spec.ts';

export const page: PageSpec = {
  file: '404.html',
  path: '/404',
  title: site.meta.notFound.title,
  description: site.meta.notFound.description,
  headline: site.notFound.title,
  socialCard: '/social/home.png',
  isIndexed: false,
  element: <NotFoundPage />,
};
