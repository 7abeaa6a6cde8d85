import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { CloseButton } from '../close-button/close-button.tsx';
import { root, ROW } from '../foundations/parts.tsx';
import css from './alert-box.module.css';

export interface AlertBoxProps extends ComponentProps<'div'> {
  /** `error` (default) interrupts a screen reader; `success` and `notice` are announced politely. */
  readonly tone?: 'error' | 'success' | 'notice';
  /** Buttons and links. */
  readonly actions?: ReactNode;
  /** Absent: no close button. */
  readonly onClose?: (() => void) | undefined;
}

/** Assistive technology needs this time to register the live region. */
const ANNOUNCED_AFTER_MS = 150;
const DISMISS = 'Dismiss';
const Root = root('div', 'alert-box', css['root']);

/** A message with actions; announced and scrolled into view on mount. */
export const AlertBox = (props: AlertBoxProps): ReactNode => {
  const { tone = 'error', actions, onClose, children, ...rest } = props;
  const text = useRef<HTMLParagraphElement>(null);
  // A separate task keeps the forced layout out of the commit.
  useEffect(() => {
    const timer = setTimeout(() =>
      text.current?.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
    );
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (tone === 'error') return undefined;
    // Screen readers skip a status that mounts with its text: insert it again.
    const timer = setTimeout(() => text.current?.replaceChildren(...text.current.childNodes), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [tone]);
  return (
    <Root {...rest} data-tone={tone}>
      <p ref={text} role={tone === 'error' ? 'alert' : 'status'} data-part="text">
        {children}
      </p>
      {actions !== undefined && (
        <div data-part="actions" className={ROW}>
          {actions}
        </div>
      )}
      {onClose && <CloseButton aria-label={DISMISS} onClick={onClose} />}
    </Root>
  );
};
