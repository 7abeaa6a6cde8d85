import type { ReactNode } from 'react';
import { CaseStudyBody, type CaseStudyEntry } from '../case-study-body/case-study-body.tsx';
import { DialogFrame, type DialogProps } from '../dialog-frame/dialog-frame.tsx';
import type { ExperienceCardEntry } from '../experience-card/experience-card.tsx';
import { formatPeriod } from '../foundations/format-period.ts';
import { classNames, LABEL } from '../foundations/parts.tsx';
import { Words } from '../foundations/words.ts';
import css from './case-study.module.css';

type Head = Pick<ExperienceCardEntry, 'company' | 'role'> &
  Partial<Pick<ExperienceCardEntry, 'location' | 'start' | 'end'>>;

export interface CaseStudyProps extends DialogProps {
  /** Header and content. */
  readonly experience: Head & CaseStudyEntry;
}

/** A modal case study. Opens in 0.35 s, closes in 0.25 s; immediate under reduced motion. */
export const CaseStudy = ({ experience, className, ...rest }: CaseStudyProps): ReactNode => {
  const { start, end, location, role, company } = experience;
  const when = [formatPeriod(start, end), location].filter(Boolean).join(' · ');
  return (
    <DialogFrame
      {...rest}
      component="case-study"
      size="page"
      className={classNames(css['root'], className)}
      title={role || company}
      above={
        when !== '' && (
          <p data-part="when" className={LABEL}>
            <Words>{when}</Words>
          </p>
        )
      }
      below={role !== '' && company !== '' && <p data-part="company">{company}</p>}
    >
      <CaseStudyBody experience={experience} />
    </DialogFrame>
  );
};
