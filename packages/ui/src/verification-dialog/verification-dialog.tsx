'use client';

import type { ReactNode } from 'react';
import { AlertBox } from '../alert-box/alert-box.tsx';
import { Button } from '../button/button.tsx';
import { DIALOG_STATES, DialogFrame, type DialogProps } from '../dialog-frame/dialog-frame.tsx';
import { anatomy, type StateOf } from '../foundations/parts.tsx';
import { useForeignFocus } from './use-foreign-focus.ts';
import css from './verification-dialog.module.css';

/** What styles may name. */
export const verificationDialogAnatomy = anatomy('verification-dialog', {
  parts: ['close', 'header', 'title', 'description', 'captcha', 'continue', 'kept'],
  states: {
    ...DIALOG_STATES,
    'data-size': ['small'],
    'data-locked': ['true'],
    'data-status': ['unsolved', 'solved', 'verifying', 'verified'],
  },
});

const LABELS = { proceed: 'Continue', verifying: 'Verifying...' };

export interface VerificationDialogProps extends DialogProps {
  /** Its heading, and its accessible name. */
  readonly title?: ReactNode;
  /** `unsolved` and `solved` are the captcha's, `verifying` is ours, `verified` stands until the page closes the dialog. */
  readonly status: StateOf<typeof verificationDialogAnatomy, 'data-status'>;
  /**
   * Pressed while unsolved or solved. The button can always be reached: it says `aria-disabled` until the check is solved,
   * and whoever presses it too early is to be told why nothing happens.
   */
  readonly onProceed: () => void;
  /** The words on the button that goes on. */
  readonly labels?: typeof LABELS;
  /** Why a check is needed. */
  readonly description: ReactNode;
  /** What is kept, in one line. */
  readonly keptNote?: ReactNode;
  /** What went wrong, announced at once. */
  readonly error?: string | undefined;
  /** Said once the check is passed. */
  readonly success?: string | undefined;
  /** The captcha's widget. */
  readonly children: ReactNode;
  /** True for elements outside the dialog that belong to the captcha, such as its challenge's frame. */
  readonly ownsElsewhere?: (element: Element) => boolean;
}

/** A quick check before what follows (specification, section 2, "Verification modal"). It cannot be closed while it verifies. */
export const VerificationDialog = (props: VerificationDialogProps): ReactNode => {
  const { status, onProceed, labels = LABELS, description, keptNote, error, success, children, ...rest } = props;
  useForeignFocus(rest.open, rest.ownsElsewhere);
  const isVerifying = status === 'verifying';
  return (
    <DialogFrame title="A quick check" {...rest} component="verification-dialog" locked={isVerifying}>
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
