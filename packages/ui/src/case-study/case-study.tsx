'use client';

import type { ReactNode } from 'react';
import { CaseStudyBody, type CaseStudyBodyProps, type CaseStudyEntry } from '../case-study-body/case-study-body.tsx';
import { DIALOG_STATES, DialogFrame, type DialogProps } from '../dialog-frame/dialog-frame.tsx';
import type { ExperienceCardEntry } from '../experience-card/experience-card.tsx';
import { formatMonth } from '../foundations/format-month.ts';
import { anatomy, classNames } from '../foundations/parts.tsx';
import { Words } from '../foundations/words.ts';
import css from './case-study.module.css';

/** What styles may name. */
export const caseStudyAnatomy = anatomy('case-study', {
  parts: ['close', 'header', 'when', 'title', 'company'],
  states: { ...DIALOG_STATES, 'data-size': ['page'] },
});

type Head = Pick<ExperienceCardEntry, 'company' | 'role' | 'location' | 'start' | 'end'>;

export interface CaseStudyProps extends DialogProps, Pick<CaseStudyBodyProps, 'labels' | 'linkAs'> {
  /** What the case tells, with its head. */
  readonly experience: Head & CaseStudyEntry;
}

/**
 * An experience as a modal case study. Focus is trapped and starts on the first focusable element;
 * opens in 0.35 s, closes in 0.25 s, at once under reduced motion (specification, section 2 and 4).
 */
export const CaseStudy = ({ experience, labels, linkAs, className, ...rest }: CaseStudyProps): ReactNode => (
  <DialogFrame
    {...rest}
    component="case-study"
    size="page"
    className={classNames(css['root'], className)}
    title={experience.role}
    above={
      <p data-part="when">
        <Words>{`${formatMonth(experience.start)} – ${formatMonth(experience.end)} · ${experience.location}`}</Words>
      </p>
    }
    below={<p data-part="company">{experience.company}</p>}
  >
    <CaseStudyBody experience={experience} labels={labels} linkAs={linkAs} />
  </DialogFrame>
);
