import { site } from '../../site/site.ts';
import { toPath } from '../../site/to-path.ts';
import { caseBesideCard, hasCase, sizesOf } from '../../site/case-of.ts';
import { findFigure, projects } from '@asad/content';
import { WorksSection } from '@asad/ui/home-sections';
import type { ReactNode } from 'react';
import { openBy, OpenCase } from '../open-case.tsx';
import { useOpenCase } from '../use-open-case.ts';

const CASES = projects.filter(hasCase);
const ADDRESSES = { folder: '/works/', hash: '#works/' };

export const Works = (): ReactNode => {
  const { shown, isOpen, open, close } = useOpenCase(CASES, ADDRESSES);
  const cards = projects.map((project) => ({
    id: `work-${project.id}`,
    figure: findFigure(project.impact, project.highlights?.[0], project.story, ...(project.highlights ?? [])),
    project: { ...project, ...(project.thumbnail !== undefined && { thumbnail: toPath(project.thumbnail) }) },
    href: toPath(`/works/${project.id}`),
    ...(project.thumbnail !== undefined && sizesOf(project.thumbnail)),
    ...(hasCase(project) && openBy(() => open(project.id))),
  }));
  return (
    <WorksSection words={site.works} cards={cards}>
      {shown !== undefined && (
        <OpenCase experience={caseBesideCard(shown)} open={isOpen} onClose={close} cardId={`work-${shown.id}`} />
      )}
    </WorksSection>
  );
};
