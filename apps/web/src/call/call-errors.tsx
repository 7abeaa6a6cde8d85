import { owner } from '@asad/content';
import { AlertBox } from '@asad/ui/alert-box';
import { Button, LinkButton } from '@asad/ui/button';
import type { ReactNode } from 'react';
import { getErrorText } from './call-texts.ts';
import type { CallScreen } from './use-call-screen.ts';

/** What went wrong with the last press, in the specification's words, and one way on. */
export const CallErrors = ({ screen }: { readonly screen: CallScreen }): ReactNode => {
  const { error, press, dismissError, snapshot } = screen;
  if (!error) return null;
  const { place, text, wayOn } = getErrorText(error);
  const actions = {
    'try-again': <Button onClick={() => press(snapshot.mode)}>Try again</Button>,
    'type-instead': <Button onClick={() => press('text')}>Type instead</Button>,
    'write-email': <LinkButton href={`mailto:${owner.email}`}>Write an e-mail</LinkButton>,
    none: undefined,
  }[wayOn];
  return (
    <AlertBox tone={place === 'alert' ? 'error' : 'notice'} actions={actions} onDismiss={dismissError}>
      {text}
    </AlertBox>
  );
};
