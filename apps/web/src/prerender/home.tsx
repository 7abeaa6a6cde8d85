import { owner, site } from '@asad/content';
import { HomePage } from '../home/home-page.tsx';
import type { PageSpec } from './page-spec.ts';

export const page: PageSpec = {
  file: 'index.html',
  path: '/',
  title: site.meta.home.title,
  description: site.meta.home.description,
  headline: site.hero.headline,
  socialCard: '/social/home.png',
  isIndexed: true,
  jsonLd: {
    '@context': 'https://schema.org',
    '@type': owner.pronouns === 'we' ? 'Organization' : 'Person',
    name: owner.name,
    [owner.pronouns === 'we' ? 'description' : 'jobTitle']: owner.role,
    email: `mailto:${owner.email}`,
    url: `${owner.siteUrl}/`,
    image: `${owner.siteUrl}/social/home.png`,
    ...(owner.linkedIn !== undefined && { sameAs: [owner.linkedIn] }),
  },
  element: <HomePage />,
  laterModule: 'src/home/below-fold.tsx',
};
