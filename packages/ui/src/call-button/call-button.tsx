import { useEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Handset } from '../foundations/handset.tsx';
import { root } from '../foundations/parts.tsx';
import { Words } from '../foundations/words.ts';
import css from './call-button.module.css';

export type CallButtonStatus = 'idle' | 'connecting' | 'active';

export interface CallButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'disabled'> {
  /** The call's state. */
  readonly status: CallButtonStatus;
  /** Called while idle or active, not while connecting. */
  readonly onClick?: ComponentProps<'button'>['onClick'];
  /** Text per status. */
  readonly labels: Readonly<Record<CallButtonStatus, string>>;
}

const Root = root('button', 'call-button', css['root']);

/** Starts and ends a call. Keeps focus across all statuses. */
export const CallButton = ({ status, onClick, labels, ...rest }: CallButtonProps): ReactNode => {
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
      {status === 'connecting' ? <span data-part="spinner" aria-hidden="true" /> : <Handset />}
      <span data-part="word">
        <Words>{labels[status]}</Words>
      </span>
    </Root>
  );
};
