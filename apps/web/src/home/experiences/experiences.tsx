import { site } from '../../site/site.ts';
import { toPath } from '../../site/to-path.ts';
import { cardOfJob, caseOfJob } from '../../site/case-of.ts';
import { experiences, findFigure, pickColours } from '@asad/content';
import { ExperiencesSection } from '@asad/ui/home-sections';
import type { ReactNode } from 'react';
import { openBy, OpenCase } from '../open-case.tsx';
import { useOpenCase } from '../use-open-case.ts';

const ADDRESSES = { folder: '/experiences/', hash: '#experience-' };

export const Experiences = (): ReactNode => {
  const { shown, isOpen, open, close } = useOpenCase(experiences, ADDRESSES);
  const cards = experiences.map((experience) => ({
    id: `experience-${experience.id}`,
    experience: cardOfJob(experience),
    drawing: { colours: pickColours(experience.id), figure: findFigure(...experience.impacts, experience.summary) },
    href: toPath(`/experiences/${experience.id}`),
    note: site.posts[experience.id],
    ...openBy(() => open(experience.id)),
  }));
  return (
    <ExperiencesSection words={site.experiences} cards={cards}>
      {shown !== undefined && (
        <OpenCase experience={caseOfJob(shown)} open={isOpen} onClose={close} cardId={`experience-${shown.id}`} />
      )}
    </ExperiencesSection>
  );
};
