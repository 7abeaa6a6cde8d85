'use client';

import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
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

/** Long enough for assistive technology to have met the element. */
const ANNOUNCED_AFTER_MS = 150;

/** Something that happened, in words, and what to do next. Mount it when it happens: that is what is announced. */
export const AlertBox = ({
  tone = 'error',
  actions,
  onDismiss,
  dismissLabel = 'Dismiss',
  children,
  className,
  ...rest
}: AlertBoxProps): ReactNode => {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (tone === 'error') return undefined;
    // A status that comes together with its words is not read out: they are put in once more when it stands.
    const timer = setTimeout(() => text.current?.replaceChildren(...text.current.childNodes), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [tone]);
  return (
    <div {...rest} data-component="alert-box" data-tone={tone} className={classNames(css['root'], className)}>
      <p ref={text} role={tone === 'error' ? 'alert' : 'status'} data-part="text">
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
};
