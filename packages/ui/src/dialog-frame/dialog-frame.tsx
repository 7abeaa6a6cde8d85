'use client';

import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { CloseIcon } from '../close-icon.tsx';
import { anatomy, classNames, type StateOf } from '../foundations/parts.tsx';
import css from './dialog-frame.module.css';

/** States that every dialog has, and its overlay. */
export const DIALOG_STATES = { 'data-state': ['open', 'closed'] } as const;

/** What styles may name, in whatever component the frame stands. */
export const dialogFrameAnatomy = anatomy('dialog-frame', {
  parts: ['close', 'header', 'title'],
  states: { ...DIALOG_STATES, 'data-size': ['small', 'page'], 'data-locked': ['true'] },
});

/** What every dialog takes; rest props, `className` and `ref` go to the dialog itself, not to its overlay. */
export interface DialogProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Whether it is there. */
  readonly open: boolean;
  /** Asked for by the close control, the backdrop and Escape. */
  readonly onClose: () => void;
  /** What has focus after closing, where it is not what had it before. */
  readonly returnFocus?: (() => HTMLElement | null) | undefined;
}

export interface DialogFrameProps extends DialogProps {
  /** The name that `data-component` shows. Default: `dialog-frame`. */
  readonly component?: string;
  /** The dialog's accessible name, as a heading; in `header` where it does not stand alone. */
  readonly title: ReactNode;
  /** What stands above and below the title, within the header. */
  readonly above?: ReactNode;
  /** Stands below what scrolls, always in sight. */
  readonly below?: ReactNode;
  /** `small` in the middle of the screen, `page` to read in. Default: `small`. */
  readonly size?: StateOf<typeof dialogFrameAnatomy, 'data-size'>;
  /** False where the body brings a button named Close: two of one name would be one too many. Default: true. */
  readonly hasCloseControl?: boolean;
  /** Accessible name of the close control. */
  readonly closeLabel?: string;
  /** The close control, the backdrop and Escape do nothing. */
  readonly locked?: boolean;
  /** True for an element outside that belongs to the dialog, such as a captcha's challenge: pressing it closes nothing. */
  readonly ownsElsewhere?: ((element: Element) => boolean) | undefined;
  /** What it holds. */
  readonly children: ReactNode;
}

/** Whether a press on the overlay fell on its scroll bar: whoever scrolls does not want to close. */
const isOnScrollBar = (target: Element, event: Event): boolean =>
  event instanceof PointerEvent && event.clientX >= target.getBoundingClientRect().left + target.clientWidth;

/** A modal: focus is trapped, Escape and the backdrop close it unless it is locked. */
export const DialogFrame = (props: DialogFrameProps): ReactNode => {
  const { component = 'dialog-frame', open, onClose, title, above, below, size = 'small', ...others } = props;
  const { locked = false, hasCloseControl = true, closeLabel = 'Close', ownsElsewhere, returnFocus, ...more } = others;
  const { className, children, ...rest } = more;
  // What is closing keeps the body it had: a dialog that empties itself while it fades would shrink before the eye.
  const [shown, setShown] = useState(children);
  if (open && shown !== children) setShown(children);
  return (
    <Root open={open} onOpenChange={(next) => !next && !locked && onClose()}>
      <Portal>
        <Overlay className={css['overlay']} data-component={`${component}-overlay`} data-size={size}>
          <Content
            aria-describedby={undefined}
            {...rest}
            className={classNames(css['root'], className)}
            data-component={component}
            data-size={size}
            data-locked={locked || undefined}
            aria-modal
            onInteractOutside={(event) => {
              const { target, detail } = event;
              if (!(target instanceof Element)) return;
              if (isOnScrollBar(target, detail.originalEvent) || ownsElsewhere?.(target)) event.preventDefault();
            }}
            onCloseAutoFocus={(event) => {
              const target = returnFocus?.();
              if (!target) return;
              event.preventDefault();
              target.focus({ preventScroll: true });
            }}
          >
            {hasCloseControl && (
              <Close data-part="close" aria-label={closeLabel} disabled={locked}>
                <CloseIcon />
              </Close>
            )}
            <header data-part="header">
              {above}
              <Title data-part="title">{title}</Title>
              {below}
            </header>
            {open ? children : shown}
          </Content>
        </Overlay>
      </Portal>
    </Root>
  );
};
