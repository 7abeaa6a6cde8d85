import type { ReactNode } from 'react';
import { Button, LinkButton } from '../button/button.tsx';
import { DialogFrame } from '../dialog-frame/dialog-frame.tsx';
import css from './limit-dialog.module.css';

/** Where the server does not say (specification, section 9). */
const FALLBACK_MAX_CALLS = 3;

export interface LimitDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly callCount: number;
  /** 3 when absent. */
  readonly maxCalls?: number | undefined;
  readonly remainingCalls: number;
  readonly ownerName: string;
  readonly email: string;
  readonly bookingUrl: string;
  readonly returnFocus?: () => HTMLElement | null;
}

/** Tells a visitor that the calls are spent, and what is left to do. Renders only while open. */
export const LimitDialog = (props: LimitDialogProps): ReactNode => {
  const {
    open,
    onOpenChange,
    callCount,
    maxCalls = FALLBACK_MAX_CALLS,
    remainingCalls,
    ownerName,
    email,
    bookingUrl,
    returnFocus,
  } = props;
  return (
    <DialogFrame
      component="limit-dialog"
      open={open}
      onOpenChange={onOpenChange}
      title="Call Limit Reached"
      titleIcon={<Warning />}
      hasCloseControl={false}
      returnFocus={returnFocus}
    >
      <div className={css['body']}>
        <p data-part="message">
          {ownerName} allows only {maxCalls} {maxCalls === 1 ? 'call' : 'calls'} per visitor.
        </p>
        <ul data-part="counts">
          <li>
            Calls Made: {callCount} / {maxCalls}
          </li>
          <li>Remaining: {remainingCalls}</li>
        </ul>
        <p data-part="hint">
          For anything else, write to <a href={`mailto:${email}`}>{email}</a> or book a meeting.
        </p>
        <div data-part="actions">
          <LinkButton tone="primary" href={bookingUrl} target="_blank" rel="noopener">
            Book a Meeting
          </LinkButton>
          <Button onClick={() => onOpenChange(false)}>Close</Button>
        </div>
      </div>
    </DialogFrame>
  );
};

const Warning = (): ReactNode => (
  <svg data-part="warning" className={css['warning']} viewBox="0 0 24 24" role="img" aria-label="Warning">
    <path
      fill="currentColor"
      d="M12 2.5c.7 0 1.3.4 1.6 1l8.5 15.4c.7 1.2-.2 2.6-1.6 2.6h-17c-1.4 0-2.3-1.4-1.6-2.6L10.4 3.5c.3-.6.9-1 1.6-1z"
    />
    <path stroke="var(--surface)" strokeWidth="2.2" strokeLinecap="round" d="M12 9v5.2M12 17.6v.1" />
  </svg>
);
