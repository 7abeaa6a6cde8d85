'use client';

import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { CloseButton } from '../close-icon.tsx';
import { anatomy, root, type StateOf } from '../foundations/parts.tsx';
import css from './alert-box.module.css';

/** What styles may name. */
export const alertBoxAnatomy = anatomy('alert-box', {
  parts: ['text', 'actions', 'close'],
  states: { 'data-tone': ['error', 'success', 'notice'] },
});

export interface AlertBoxProps extends ComponentProps<'div'> {
  /** `error`, the default, interrupts a screen reader; `success` and `notice` wait for their turn. */
  readonly tone?: StateOf<typeof alertBoxAnatomy, 'data-tone'>;
  /** Ways on: buttons and links under the words. */
  readonly actions?: ReactNode;
  /** Without it the box cannot be closed. */
  readonly onClose?: (() => void) | undefined;
  /** Accessible name of the button that closes; `Dismiss`. */
  readonly closeLabel?: string;
}

/** Long enough for assistive technology to have met the element. */
const ANNOUNCED_AFTER_MS = 150;
const Root = root('div', 'alert-box', css['root']);

/** Something that happened, in words, and what to do next. Mounted when it happens, it is announced and scrolls into view. */
export const AlertBox = (props: AlertBoxProps): ReactNode => {
  const { tone = 'error', actions, onClose, closeLabel = 'Dismiss', children, ...rest } = props;
  const text = useRef<HTMLParagraphElement>(null);
  // A press on a small screen is answered below its edge; a task of its own, since it asks for the layout.
  useEffect(() => {
    const timer = setTimeout(() =>
      text.current?.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
    );
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (tone === 'error') return undefined;
    // A status that comes together with its words is not read out: they are put in once more when it stands.
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
