import { useEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { root } from '../foundations/parts.tsx';
import { Words } from '../foundations/words.ts';
import css from './call-button.module.css';

export type CallButtonStatus = 'idle' | 'connecting' | 'active';

const LABELS: Readonly<Record<CallButtonStatus, string>> = {
  idle: 'Call',
  connecting: 'Calling...',
  active: 'End Call',
};

export interface CallButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'disabled'> {
  /** The call's state. */
  readonly status: CallButtonStatus;
  /** Called while idle or active, not while connecting. */
  readonly onClick?: ComponentProps<'button'>['onClick'];
  /** Text per status. */
  readonly labels?: typeof LABELS;
}

const HANDSET =
  'M6.7 2.9c.5 0 .9.3 1.1.8l1.5 3.6c.2.5.1 1-.3 1.4L7.4 10.2a12.6 12.6 0 0 0 6.4 6.4l1.5-1.6c.4-.4.9-.5 1.4-.3l3.6 1.5c.5.2.8.6.8 1.1v2.6c0 .8-.6 1.4-1.4 1.3A16.8 16.8 0 0 1 2.8 4.3c-.1-.8.5-1.4 1.3-1.4z';
const Root = root('button', 'call-button', css['root']);

/** Starts and ends a call. Keeps focus across all statuses. */
export const CallButton = ({ status, onClick, labels = LABELS, ...rest }: CallButtonProps): ReactNode => {
  const pressed = useRef<HTMLButtonElement>(null);
  // Browsers blur a disabled button: restore the focus unless the visitor moved it.
  useEffect(() => {
    if (status === 'connecting') return;
    const button = pressed.current;
    pressed.current = null;
    if (button === null) return;
    // `focus()` forces a layout: keep it out of the commit and the frame.
    setTimeout(() => {
      if (document.activeElement === document.body) button.focus({ preventScroll: true });
    });
  }, [status]);
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    pressed.current = event.currentTarget;
    onClick?.(event);
  };
  return (
    <Root {...rest} type="button" data-status={status} disabled={status === 'connecting'} onClick={press}>
      {status === 'connecting' ? (
        <span data-part="spinner" aria-hidden="true" />
      ) : (
        <svg data-part="handset" viewBox="0 0 24 24" aria-hidden="true">
          <path fill="currentColor" d={HANDSET} />
        </svg>
      )}
      <span data-part="word">
        <Words>{labels[status]}</Words>
      </span>
    </Root>
  );
};
