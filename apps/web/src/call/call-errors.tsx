import { owner } from '@asad/content';
import { AlertBox } from '@asad/ui/alert-box';
import { Button, LinkButton } from '@asad/ui/button';
import type { ReactNode } from 'react';
import { getErrorText } from './call-texts.ts';
import type { CallScreen } from './call-screen.ts';

export interface CallErrorsProps {
  readonly screen: CallScreen;
  /** What has focus when the box goes together with the button that was pressed in it. */
  readonly returnFocus: () => HTMLElement | null;
}

/** What went wrong with the last press, in the specification's words, and one way on. */
export const CallErrors = ({ screen, returnFocus }: CallErrorsProps): ReactNode => {
  const { error, press, dismissError, snapshot } = screen;
  if (!error) return null;
  const { place, text, wayOn } = getErrorText(error);
  const leave = (act: () => void) => (): void => {
    returnFocus()?.focus({ preventScroll: true });
    act();
  };
  const actions = {
    'try-again': <Button onClick={leave(() => press(snapshot.mode))}>Try again</Button>,
    'type-instead': <Button onClick={leave(() => press('text'))}>Type instead</Button>,
    'write-email': <LinkButton href={`mailto:${owner.email}`}>Write an e-mail</LinkButton>,
    none: undefined,
  }[wayOn];
  return (
    <AlertBox tone={place === 'alert' ? 'error' : 'notice'} actions={actions} onClose={leave(dismissError)}>
      {text}
    </AlertBox>
  );
};
