import type { CaseStudyProps } from '@asad/ui/case-study';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { lazyPart } from '../boot/lazy-part.ts';

const loadCaseStudy = () => import('@asad/ui/case-study');
const CaseStudy = lazyPart(() => loadCaseStudy().then((module) => module.CaseStudy));
/** The dialog's code comes while the pointer is on its way. */
const warmUp = (): void => void loadCaseStudy().catch(() => undefined);
/** A card that scrolls below a resting pointer is no intent: only a pointer that itself moves is one. */
const onPointerMove = ({ movementX, movementY }: PointerEvent): void => {
  if (movementX !== 0 || movementY !== 0) warmUp();
};

/** What makes a card open its dialog; a press with a modifier follows the link. */
export const openBy = (open: () => void) => ({
  onPointerMove,
  onFocus: warmUp,
  onOpen: (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open();
  },
});

interface OpenCaseProps extends Pick<CaseStudyProps, 'experience' | 'open' | 'onClose'> {
  /** The card that it belongs to: gets the focus back. */
  readonly cardId: string;
}

/** A work or a job as a dialog. */
export const OpenCase = ({ cardId, ...rest }: OpenCaseProps): ReactNode => (
  <CaseStudy {...rest} returnFocus={() => document.querySelector<HTMLElement>(`#${cardId} [aria-haspopup]`)} />
);
