import { site } from '../../site/site.ts';
import { owner } from '@asad/content';
import { LimitDialog } from '@asad/ui/dialogs';
import { useSyncExternalStore, type ReactNode } from 'react';
import { bookMeeting } from './next-steps.tsx';
import { FALLBACK_MAX_CALLS } from '../backend/backend.ts';
import type { CallSession } from '../session/create-call-session.ts';
import { count } from './describe-limits.ts';
import { useLimits } from './use-outlook.ts';
import { VerificationModal, type VerificationModalProps } from '../verification/verification-modal.tsx';
import { contactLink } from '../../site/contact-link.ts';

const isMany = owner.pronouns === 'we';

export interface CallDialogsProps extends Omit<VerificationModalProps, 'open' | 'check' | 'onContinue' | 'keptNote'> {
  readonly session: CallSession;
  readonly open: 'none' | 'verification' | 'limit';
}

export function CallDialogs({ session, open, ...props }: CallDialogsProps): ReactNode {
  const { check, primeSound } = session;
  const keptNote = `${site.call.kept} ${useLimits(session)}`.trim();
  return (
    <>
      {check && (
        <VerificationModal
          {...props}
          check={check}
          open={open === 'verification'}
          onContinue={primeSound}
          keptNote={keptNote}
        />
      )}
      {open === 'limit' && <CallLimit session={session} onClose={props.onClose} returnFocus={props.returnFocus} />}
    </>
  );
}

/** The dialog of the specification, section 2, "Call Limit Reached modal". */
const CallLimit = ({
  session,
  onClose,
  returnFocus,
}: Pick<CallDialogsProps, 'session' | 'onClose' | 'returnFocus'>): ReactNode => {
  const stats = useSyncExternalStore(session.watchAnswers, () => session.getAnswers().stats);
  const { callCount = 0, maxCalls = FALLBACK_MAX_CALLS, remainingCalls = 0 } = stats ?? {};
  return (
    <LimitDialog
      open
      onClose={onClose}
      returnFocus={returnFocus}
      title="Call Limit Reached"
      message={`${owner.name} ${isMany ? 'allow' : 'allows'} only ${count(maxCalls, 'call')} per visitor.`}
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
