'use client';

import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { CloseButton } from '../close-icon.tsx';
import { anatomy, root, type StateOf } from '../foundations/parts.tsx';
import css from './alert-box.module.css';

/** Stable styling hooks. */
export const alertBoxAnatomy = anatomy('alert-box', {
  parts: ['text', 'actions', 'close'],
  states: { 'data-tone': ['error', 'success', 'notice'] },
});

export interface AlertBoxProps extends ComponentProps<'div'> {
  /** `error`, the default, interrupts a screen reader; `success` and `notice` are announced politely. */
  readonly tone?: StateOf<typeof alertBoxAnatomy, 'data-tone'>;
  /** Buttons and links under the text. */
  readonly actions?: ReactNode;
  /** Called by the close button; absent: no close button. */
  readonly onClose?: (() => void) | undefined;
  /** Accessible name of the close button. Default: `Dismiss`. */
  readonly closeLabel?: string;
}

/** Assistive technology needs this time to register the live region. */
const ANNOUNCED_AFTER_MS = 150;
const Root = root('div', 'alert-box', css['root']);

/** A message with actions. Announced and scrolled into view when it mounts. */
export const AlertBox = (props: AlertBoxProps): ReactNode => {
  const { tone = 'error', actions, onClose, closeLabel = 'Dismiss', children, ...rest } = props;
  const text = useRef<HTMLParagraphElement>(null);
  // On a small screen, the alert may appear below the edge. A separate task keeps the forced layout out of the commit.
  useEffect(() => {
    const timer = setTimeout(() =>
      text.current?.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
    );
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (tone === 'error') return undefined;
    // Screen readers skip a status that mounts with its text: insert the text again after the mount.
    const timer = setTimeout(() => text.current?.replaceChildren(...text.current.childNodes), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [tone]);
  return (
    <Root {...rest} data-tone={tone}>
      <p ref={text} role={tone === 'error' ? 'alert' : 'status'} data-part="text">
        {children}
      </p>
      {actions !== undefined && <div data-part="actions">{actions}</div>}
      {onClose && <CloseButton aria-label={closeLabel} onClick={onClose} />}
    </Root>
  );
};
