import { site } from '@asad/content';
import { CallPage } from '../call/screen/call-page.tsx';
import type { PageSpec } from './page-spec.ts';

export const page: PageSpec = {
  file: 'call.html',
  path: '/call',
  title: site.meta.call.title,
  description: site.meta.call.description,
  headline: site.call.heading,
  socialCard: '/social/call.png',
  isIndexed: true,
  element: <CallPage />,
};
