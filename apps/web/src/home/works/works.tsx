import { projects, site } from '@asad/content';
import { WorksSection } from '@asad/ui/home-sections';
import type { ReactNode } from 'react';

/** `pictures/render.ts` draws each thumbnail twice, so that a small screen fetches the small one. */
const thumbnailSizes = (path: string | undefined) =>
  path === undefined
    ? {}
    : {
        srcSet: `${path.replace('.webp', '-660.webp')} 660w, ${path} 1140w`,
        sizes: '(width >= 46rem) 45vw, 92vw',
      };

const cards = projects.map((project) => ({
  id: `work-${project.id}`,
  project,
  ...thumbnailSizes(project.thumbnail),
}));

/** The Works. */
export const Works = (): ReactNode => <WorksSection words={site.works} cards={cards} />;
