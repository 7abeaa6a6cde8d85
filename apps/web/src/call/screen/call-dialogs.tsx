import type { CallStats } from '@asad/call-core/contract';
import { owner } from '@asad/content';
import { LimitDialog } from '@asad/ui/dialogs';
import type { ReactNode } from 'react';
import { bookMeeting } from './next-steps.tsx';
import { FALLBACK_MAX_CALLS } from '../backend/backend.ts';
import { VerificationModal, type VerificationModalProps } from '../verification/verification-modal.tsx';
import { contactLink } from '../../site/contact-link.ts';

const isMany = owner.pronouns === 'we';

export interface CallDialogsProps extends Omit<VerificationModalProps, 'open' | 'check'> {
  readonly check: VerificationModalProps['check'] | null;
  readonly stats: CallStats | null;
  readonly open: 'none' | 'verification' | 'limit';
}

/** `React.lazy` requires a default export. */
export default function CallDialogs({ check, stats, open, ...props }: CallDialogsProps): ReactNode {
  const { onClose, returnFocus } = props;
  return (
    <>
      {check && <VerificationModal {...props} check={check} open={open === 'verification'} />}
      {open === 'limit' && <CallLimit stats={stats} onClose={onClose} returnFocus={returnFocus} />}
    </>
  );
}

/** The dialog of the specification, section 2, "Call Limit Reached modal". */
const CallLimit = ({
  stats,
  onClose,
  returnFocus,
}: Pick<CallDialogsProps, 'stats' | 'onClose' | 'returnFocus'>): ReactNode => {
  const { callCount = 0, maxCalls = FALLBACK_MAX_CALLS, remainingCalls = 0 } = stats ?? {};
  return (
    <LimitDialog
      open
      onClose={onClose}
      returnFocus={returnFocus}
      title="Call Limit Reached"
      message={`${owner.name} ${isMany ? 'allow' : 'allows'} only ${maxCalls} ${maxCalls === 1 ? 'call' : 'calls'} per visitor.`}
      counts={[`Calls Made: ${callCount} / ${maxCalls}`, `Remaining: ${remainingCalls}`]}
      hint={
        <>
          For anything else, write to <a href={contactLink.href}>{contactLink.text}</a>
          <span>{owner.bookingUrl === undefined ? '.' : ' or book a meeting.'}</span>
        </>
      }
      actions={bookMeeting}
    />
  );
};
