import { owner, site, stack } from '@asad/content';
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
    '@type': 'Person',
    name: owner.name,
    jobTitle: owner.role,
    description: site.meta.home.description,
    email: `mailto:${owner.email}`,
    url: `${owner.siteUrl}/`,
    image: `${owner.siteUrl}/social/home.png`,
    address: { '@type': 'PostalAddress', addressLocality: owner.location },
    knowsAbout: stack.map(({ name }) => name),
    sameAs: [owner.linkedIn],
  },
  element: <HomePage />,
  laterModule: 'src/home/below-fold.tsx',
};
