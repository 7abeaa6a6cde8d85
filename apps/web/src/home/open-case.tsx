import type { CaseStudyProps } from '@asad/ui/case-study';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { lazyPart } from '../boot/lazy-part.ts';

const loadCaseStudy = () => import('@asad/ui/case-study');
/** The address is already the case's own page, which needs no script. */
const showPage = (): void => location.reload();
const CaseStudy = lazyPart(() => loadCaseStudy().then((module) => module.CaseStudy), showPage);
const warmUp = (): void => void loadCaseStudy().catch(() => undefined);
/** A card that scrolls below the pointer shows no intent. */
const onPointerMove = ({ movementX, movementY }: PointerEvent): void => {
  if (movementX !== 0 || movementY !== 0) warmUp();
};

/** A press with a modifier key follows the link. */
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
  /** Id of the card that gets focus after closing. */
  readonly cardId: string;
}

export const OpenCase = ({ cardId, ...rest }: OpenCaseProps): ReactNode => (
  <CaseStudy {...rest} returnFocus={() => document.querySelector<HTMLElement>(`#${cardId} [aria-haspopup]`)} />
);
