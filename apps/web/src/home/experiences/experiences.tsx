import { site } from '../../site/site.ts';
import { experiences } from '@asad/content';
import { ExperiencesSection } from '@asad/ui/home-sections';
import { type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { lazyPart } from '../../boot/lazy-part.ts';
import { useOpenCase } from './use-open-case.ts';

const loadCaseStudy = () => import('@asad/ui/case-study');
const CaseStudy = lazyPart(() => loadCaseStudy().then((module) => module.CaseStudy));
/** The dialog's code comes while the pointer is on its way. */
const warmUp = (): void => void loadCaseStudy().catch(() => undefined);
/** A card that scrolls below a resting pointer is no intent: only a pointer that itself moves is one. */
const onPointerMove = ({ movementX, movementY }: PointerEvent): void => {
  if (movementX !== 0 || movementY !== 0) warmUp();
};

/** The Experiences: a timeline whose entries open as case studies. */
export const Experiences = (): ReactNode => {
  const { shown, isOpen, open, close } = useOpenCase(experiences);
  const cards = experiences.map((experience) => ({
    id: `experience-${experience.id}`,
    experience,
    href: `/case-studies#${experience.id}`,
    onPointerMove,
    onFocus: warmUp,
    onOpen: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      open(experience.id);
    },
  }));
  return (
    <ExperiencesSection words={site.experiences} cards={cards}>
      {shown !== undefined && (
        <CaseStudy
          experience={shown}
          open={isOpen}
          onClose={close}
          returnFocus={() => document.querySelector<HTMLElement>(`#experience-${shown.id} [aria-haspopup]`)}
        />
      )}
    </ExperiencesSection>
  );
};
