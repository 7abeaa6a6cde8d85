import { experiences, site } from '@asad/content';
import { ExperienceCard } from '@asad/ui/experience-card';
import { SectionHeading } from '@asad/ui/section-heading';
import { Suspense, type PointerEvent, type ReactNode } from 'react';
import { lazyPart } from '../../boot/lazy-part.ts';
import page from '../../styles/page.module.css';
import css from './experiences.module.css';
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
  return (
    <section id="experiences" aria-labelledby="experiences-title" className={`${page['wrap']} ${page['section']}`}>
      <SectionHeading
        headingId="experiences-title"
        title={site.experiences.title}
        intro={site.experiences.intro}
        litRatio={0.5}
      />
      <ol className={css['timeline']}>
        {experiences.map((experience) => (
          <li key={experience.id}>
            <ExperienceCard
              id={`experience-${experience.id}`}
              experience={experience}
              href={`/case-studies#${experience.id}`}
              onPointerMove={onPointerMove}
              onFocus={warmUp}
              onOpen={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                open(experience.id);
              }}
            />
          </li>
        ))}
      </ol>
      {shown !== undefined && (
        <Suspense fallback={null}>
          <CaseStudy
            experience={shown}
            open={isOpen}
            onClose={close}
            returnFocus={() => document.querySelector<HTMLElement>(`#experience-${shown.id} [aria-haspopup]`)}
          />
        </Suspense>
      )}
    </section>
  );
};
