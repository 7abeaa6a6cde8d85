import type { ReactNode } from 'react';
import { AlertBox } from '../alert-box/alert-box.tsx';
import { Button } from '../button/button.tsx';
import { DialogFrame, type DialogProps } from '../dialog-frame/dialog-frame.tsx';
import { useForeignFocus } from './use-foreign-focus.ts';
import css from './verification-dialog.module.css';

export interface VerificationDialogProps extends DialogProps {
  /** Heading and accessible name. */
  readonly title: ReactNode;
  /**
   * `unsolved`, `solved`: the captcha; `verifying`: the server checks; `verified`: shown until the page closes the
   * dialog.
   */
  readonly status: 'unsolved' | 'solved' | 'verifying' | 'verified';
  /** Called on a press while unsolved or solved. The button keeps focus until the captcha is solved. */
  readonly onProceed: () => void;
  /** Texts of the proceed button. */
  readonly labels: { readonly proceed: string; readonly verifying: string };
  /** Reason for the check. */
  readonly description: ReactNode;
  /** Which data is kept. */
  readonly keptNote?: ReactNode;
  /** Announced immediately. */
  readonly error?: string | undefined;
  /** Shown after the check has passed. */
  readonly success?: string | undefined;
  /** The captcha widget. */
  readonly children: ReactNode;
  /** Returns true for outside elements of the captcha. */
  readonly ownsElsewhere?: (element: Element) => boolean;
}

/** A modal captcha check. Cannot be closed while it verifies. */
export const VerificationDialog = (props: VerificationDialogProps): ReactNode => {
  const { status, onProceed, labels, description, keptNote, error, success, children, ...rest } = props;
  useForeignFocus(rest.open, rest.ownsElsewhere);
  const isVerifying = status === 'verifying';
  return (
    <DialogFrame
      {...rest}
      className={css['root']}
      component="verification-dialog"
      locked={isVerifying}
      data-status={status}
      aria-busy={isVerifying}
    >
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
    </DialogFrame>
  );
};
