import { useCall } from '@asad/call-core/react';
import { AlertBox, Button } from '@asad/ui/controls';
import type { ReactNode } from 'react';
import { reloadPage } from '../../boot/load-again.ts';
import { getCallSession } from './page-session.ts';

/** Replaces a call screen that failed to render. A running call continues; both buttons save its record. */
export const CallWithoutScreen = (): ReactNode => {
  const { call } = getCallSession();
  const isRunning = useCall(call).status !== 'idle';
  return (
    <AlertBox
      actions={
        <>
          {isRunning && <Button onClick={() => void call.end()}>End Call</Button>}
          <Button onClick={() => void reloadPage()}>Reload</Button>
        </>
      }
    >
      {isRunning
        ? 'This page cannot be shown: something in this browser keeps changing it. Your call goes on, and what was said is kept.'
        : 'This page cannot be shown: something in this browser keeps changing it. Reload it to go on.'}
    </AlertBox>
  );
};
