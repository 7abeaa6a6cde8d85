import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../close-icon.tsx';
import css from './alert-box.module.css';

export interface AlertBoxProps extends ComponentProps<'div'> {
  /** `error` interrupts a screen reader, `success` and `notice` wait for their turn. */
  readonly tone?: 'error' | 'success' | 'notice';
  /** Ways on: buttons and links under the words. */
  readonly actions?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
  /** Accessible name of the button that dismisses. */
  readonly dismissLabel?: string;
}

/** Something that happened, in words, and what to do next. Mount it when it happens: that is what is announced. */
export const AlertBox = ({
  tone = 'error',
  actions,
  onDismiss,
  dismissLabel = 'Dismiss',
  children,
  className,
  ...rest
}: AlertBoxProps): ReactNode => (
  <div {...rest} data-component="alert-box" data-tone={tone} className={classNames(css['root'], className)}>
    <p role={tone === 'error' ? 'alert' : 'status'} data-part="text">
      {children}
    </p>
    {actions !== undefined && <div data-part="actions">{actions}</div>}
    {onDismiss && (
      <button type="button" data-part="dismiss" aria-label={dismissLabel} onClick={onDismiss}>
        <CloseIcon />
      </button>
    )}
  </div>
);
