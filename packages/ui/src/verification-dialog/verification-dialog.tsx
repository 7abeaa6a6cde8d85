import type { ReactNode } from 'react';
import { AlertBox } from '../alert-box/alert-box.tsx';
import { Button } from '../button/button.tsx';
import { DialogFrame } from '../dialog-frame/dialog-frame.tsx';
import { useForeignFocus } from './use-foreign-focus.ts';
import css from './verification-dialog.module.css';

/** `unsolved` and `solved` are the captcha's, `verifying` is ours, `verified` stands until the page closes the dialog. */
export type VerificationStatus = 'unsolved' | 'solved' | 'verifying' | 'verified';

export interface VerificationDialogProps {
  readonly open: boolean;
  /** Asked for by the close control, the backdrop and Escape; never while verifying. */
  readonly onOpenChange: (open: boolean) => void;
  readonly status: VerificationStatus;
  readonly onContinue: () => void;
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
  readonly returnFocus?: () => HTMLElement | null;
}

/** The quick check before the first call (specification, section 2, "Verification modal"). */
export const VerificationDialog = (props: VerificationDialogProps): ReactNode => {
  const {
    open,
    onOpenChange,
    status,
    onContinue,
    description,
    keptNote,
    error,
    success,
    children,
    ownsElsewhere,
    returnFocus,
  } = props;
  useForeignFocus(open, ownsElsewhere);
  const isVerifying = status === 'verifying';
  return (
    <DialogFrame
      component="verification-dialog"
      open={open}
      onOpenChange={onOpenChange}
      title="Hey there!"
      locked={isVerifying}
      ownsElsewhere={ownsElsewhere}
      returnFocus={returnFocus}
    >
      <div className={css['body']} data-status={status} aria-busy={isVerifying}>
        <p data-part="description">{description}</p>
        <div data-part="captcha">{children}</div>
        {error !== undefined && <AlertBox tone="error">{error}</AlertBox>}
        {success !== undefined && <AlertBox tone="success">{success}</AlertBox>}
        <Button tone="primary" data-part="continue" disabled={status !== 'solved'} onClick={onContinue}>
          {isVerifying ? 'Verifying...' : 'Continue to Call'}
        </Button>
        {keptNote !== undefined && <p data-part="kept">{keptNote}</p>}
      </div>
    </DialogFrame>
  );
};
