'use client';

import type { ReactNode } from 'react';
import { AlertBox } from '../alert-box/alert-box.tsx';
import { Button } from '../button/button.tsx';
import { DialogFrame, type DialogProps } from '../dialog-frame/dialog-frame.tsx';
import { useForeignFocus } from './use-foreign-focus.ts';
import css from './verification-dialog.module.css';

/** `unsolved` and `solved` are the captcha's, `verifying` is ours, `verified` stands until the page closes the dialog. */
export type VerificationStatus = 'unsolved' | 'solved' | 'verifying' | 'verified';

/** The words on the button that goes on. */
export interface VerificationLabels {
  readonly proceed: string;
  readonly verifying: string;
}

export interface VerificationDialogProps extends DialogProps {
  readonly title?: ReactNode;
  readonly status: VerificationStatus;
  /**
   * Pressed while unsolved or solved. The button can always be reached: it says `aria-disabled` until the check is solved,
   * and whoever presses it too early is to be told why nothing happens.
   */
  readonly onProceed: () => void;
  readonly labels?: VerificationLabels;
  /** Why a check is needed. */
  readonly description: ReactNode;
  /** What is kept, in one line. */
  readonly keptNote?: ReactNode;
  readonly error?: string | undefined;
  readonly success?: string | undefined;
  /** The captcha's widget. */
  readonly children: ReactNode;
  /** True for elements outside the dialog that belong to the captcha, such as its challenge's frame. */
  readonly ownsElsewhere?: (element: Element) => boolean;
}

const LABELS: VerificationLabels = { proceed: 'Continue', verifying: 'Verifying...' };

/** A quick check before what follows (specification, section 2, "Verification modal"). It cannot be closed while it verifies. */
export const VerificationDialog = (props: VerificationDialogProps): ReactNode => {
  const {
    title = 'A quick check',
    status,
    onProceed,
    labels = LABELS,
    description,
    keptNote,
    error,
    success,
    children,
    ...rest
  } = props;
  useForeignFocus(rest.open, rest.ownsElsewhere);
  const isVerifying = status === 'verifying';
  return (
    <DialogFrame {...rest} component="verification-dialog" title={title} locked={isVerifying}>
      <div className={css['body']} data-status={status} aria-busy={isVerifying}>
        <p data-part="description">{description}</p>
        <div data-part="captcha">{children}</div>
        {error !== undefined && <AlertBox tone="error">{error}</AlertBox>}
        {success !== undefined && <AlertBox tone="success">{success}</AlertBox>}
        <Button
          tone="primary"
          data-part="continue"
          aria-disabled={status !== 'solved'}
          onClick={() => (status === 'unsolved' || status === 'solved') && onProceed()}
        >
          {isVerifying ? labels.verifying : labels.proceed}
        </Button>
        {keptNote !== undefined && <p data-part="kept">{keptNote}</p>}
      </div>
    </DialogFrame>
  );
};
