import type { CallError, CallMode } from '@asad/call-core';
import { AlertBox, Button, LinkButton } from '@asad/ui/controls';
import type { ReactNode } from 'react';
import { reloadPage } from '../../boot/load-again.ts';
import { findAdvice, getErrorText } from './error-texts.ts';
import { contactLink } from '../../site/contact-link.ts';

export interface CallErrorsProps {
  readonly error: CallError | null;
  /** Mode of the last press; a retry uses it. */
  readonly mode: CallMode;
  readonly onPress: (mode: CallMode) => void;
  readonly onDismiss: () => void;
  /** Returns the element that gets focus when the pressed button disappears. */
  readonly returnFocus: () => HTMLElement | null;
}

export const CallErrors = ({ error, mode, onPress, onDismiss, returnFocus }: CallErrorsProps): ReactNode => {
  if (!error) return null;
  const { place, text, wayOn } = getErrorText(error);
  const advice = findAdvice(error);
  const leave = (act: () => void) => (): void => {
    returnFocus()?.focus({ preventScroll: true });
    act();
  };
  const actions = {
    'try-again': <Button onClick={leave(() => onPress(mode))}>Try again</Button>,
    'type-instead': <Button onClick={leave(() => onPress('text'))}>Type instead</Button>,
    'write-email': <LinkButton href={contactLink.href}>{contactLink.label}</LinkButton>,
    reload: <Button onClick={() => void reloadPage()}>Reload</Button>,
    none: undefined,
  }[wayOn];
  return (
    <AlertBox
      tone={place === 'alert' ? 'error' : 'notice'}
      actions={
        <>
          {advice !== undefined && <p>{advice}</p>}
          {actions}
        </>
      }
      onClose={leave(onDismiss)}
    >
      {text}
    </AlertBox>
  );
};
