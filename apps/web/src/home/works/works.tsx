import { site } from '../../site/site.ts';
import { caseOfProject } from '../../site/case-of.ts';
import { projects } from '@asad/content';
import { WorksSection } from '@asad/ui/home-sections';
import type { ReactNode } from 'react';
import { openBy, OpenCase } from '../open-case.tsx';
import { useOpenCase } from '../use-open-case.ts';

const ADDRESSES = { folder: '/works/', hash: '#works/' };

/** `tooling/pictures/render.ts` renders each thumbnail in two sizes. */
const thumbnailSizes = (path: string | undefined) =>
  path === undefined
    ? {}
    : {
        srcSet: `${path.replace('.webp', '-660.webp')} 660w, ${path} 1140w`,
        sizes: '(width >= 46rem) 45vw, 92vw',
      };

export const Works = (): ReactNode => {
  const { shown, isOpen, open, close } = useOpenCase(projects, ADDRESSES);
  const cards = projects.map((project) => ({
    id: `work-${project.id}`,
    project,
    href: `/works/${project.id}`,
    ...thumbnailSizes(project.thumbnail),
    ...openBy(() => open(project.id)),
  }));
  return (
    <WorksSection words={site.works} cards={cards}>
      {shown !== undefined && (
        <OpenCase experience={caseOfProject(shown)} open={isOpen} onClose={close} cardId={`work-${shown.id}`} />
      )}
    </WorksSection>
  );
};
