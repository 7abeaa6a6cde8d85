import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { CaseStudyBody, type CaseStudyEntry } from '../case-study-body/case-study-body.tsx';
import { formatMonth } from '../foundations/format-month.ts';
import css from './case-study.module.css';

export interface CaseStudyHead {
  readonly company: string;
  readonly role: string;
  readonly location: string;
  readonly start: string;
  readonly end: string;
}

export interface CaseStudyProps {
  readonly experience: CaseStudyHead & CaseStudyEntry;
  readonly open: boolean;
  /** Asked for by the close button, the backdrop and Escape. */
  readonly onClose: () => void;
  /** What has focus after closing: the card that the case was opened from. */
  readonly returnFocus?: () => HTMLElement | null;
}

/**
 * An experience as a modal case study. Focus is trapped and starts on the first focusable element;
 * opens in 0.35 s, closes in 0.25 s, at once under reduced motion (specification, section 2 and 4).
 */
export const CaseStudy = ({ experience, open, onClose, returnFocus }: CaseStudyProps): ReactNode => (
  <Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Portal>
      <Overlay className={css['overlay']} data-component="case-study-overlay">
        <Content
          className={css['root']}
          data-component="case-study"
          aria-modal
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            const target = returnFocus?.();
            if (!target) return;
            event.preventDefault();
            target.focus({ preventScroll: true });
          }}
        >
          <Close className={css['close']} data-part="close" aria-label="Close">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path
                d="M5 5l14 14M19 5L5 19"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.25"
                strokeLinecap="round"
              />
            </svg>
          </Close>
          <header data-part="header">
            <p data-part="when">
              {formatMonth(experience.start)} – {formatMonth(experience.end)} · {experience.location}
            </p>
            <Title data-part="title">{experience.role}</Title>
            <p data-part="company">{experience.company}</p>
          </header>
          <CaseStudyBody experience={experience} />
        </Content>
      </Overlay>
    </Portal>
  </Root>
);
