import { experiences, site } from '@asad/content';
import { ExperienceCard } from '@asad/ui/experience-card';
import { SectionHeading } from '@asad/ui/section-heading';
import { lazy, Suspense, type ReactNode } from 'react';
import page from '../../styles/page.module.css';
import css from './experiences.module.css';
import { useOpenCase } from './use-open-case.ts';

const loadCaseStudy = () => import('@asad/ui/case-study');
const CaseStudy = lazy(() => loadCaseStudy().then((module) => ({ default: module.CaseStudy })));
/** The dialog's code comes while the pointer is on its way; a card that scrolls below a resting one is no intent. */
const warmUp = (): void => {
  if ('scrolling' in document.documentElement.dataset) return;
  loadCaseStudy().catch(() => undefined);
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
              href={`#experience-${experience.id}`}
              onPointerEnter={warmUp}
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
