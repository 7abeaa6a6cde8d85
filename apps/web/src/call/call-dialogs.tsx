import { owner } from '@asad/content';
import { LimitDialog } from '@asad/ui/limit-dialog';
import type { ReactNode } from 'react';
import type { CallScreen } from './use-call-screen.ts';
import { VerificationModal } from './verification-modal.tsx';

export interface CallDialogsProps {
  readonly screen: CallScreen;
  readonly returnFocus: () => HTMLElement | null;
}

/** The two dialogs of the call screen. A default export, as React's lazy loading wants it. */
export default function CallDialogs({ screen, returnFocus }: CallDialogsProps): ReactNode {
  const { portfolio, dialog, closeDialog } = screen;
  const stats = portfolio.getStats();
  return (
    <>
      <VerificationModal
        portfolio={portfolio}
        open={dialog === 'verification'}
        onClose={closeDialog}
        returnFocus={returnFocus}
      />
      {dialog === 'limit' && (
        <LimitDialog
          open
          onOpenChange={(open) => {
            if (!open) closeDialog();
          }}
          callCount={stats?.callCount ?? 0}
          maxCalls={stats?.maxCalls}
          remainingCalls={stats?.remainingCalls ?? 0}
          ownerName={owner.name}
          email={owner.email}
          bookingUrl={owner.bookingUrl}
          returnFocus={returnFocus}
        />
      )}
    </>
  );
}
