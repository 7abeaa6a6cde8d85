import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { CloseIcon } from '../close-button/close-button.tsx';
import { classNames, ICON_BUTTON } from '../foundations/parts.tsx';
import css from './dialog-frame.module.css';

/** Rest props, `className` and `ref` go to the dialog, not the overlay. */
export interface DialogProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** True shows the dialog. */
  readonly open: boolean;
  /** Called by close control, backdrop and Escape. */
  readonly onClose: () => void;
  /** Returns the element to focus after closing. Default: the previous one. */
  readonly returnFocus?: (() => HTMLElement | null) | undefined;
}

export interface DialogFrameProps extends DialogProps {
  /** Value of `data-component`. */
  readonly component: string;
  /** Heading and accessible name. */
  readonly title: ReactNode;
  /** Header content around the title. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** `page` is for long text, `menu` has no padding. Default: `small`. */
  readonly size?: 'small' | 'page' | 'menu';
  /** False hides the close control. Default: true. */
  readonly hasCloseControl?: boolean;
  /** True disables close control, backdrop and Escape. */
  readonly locked?: boolean;
  /** Returns true for an outside element, such as a captcha challenge, whose press must not close the dialog. */
  readonly ownsElsewhere?: ((element: Element) => boolean) | undefined;
  /** Content. */
  readonly children: ReactNode;
}

const CLOSE = 'Close';

/** A press on the overlay's scroll bar must not close the dialog. */
const isOnScrollBar = (target: Element, event: Event): boolean =>
  event instanceof PointerEvent && event.clientX >= target.getBoundingClientRect().left + target.clientWidth;

/** A modal dialog. Traps focus; Escape and backdrop close it unless `locked`. */
export const DialogFrame = (props: DialogFrameProps): ReactNode => {
  const { component, open, onClose, title, above, below, size = 'small', ...others } = props;
  const { locked = false, hasCloseControl = true, ownsElsewhere, returnFocus, ...more } = others;
  const { className, children, ...rest } = more;
  const before = useRef<HTMLElement>(null);
  // An emptied dialog would shrink during its exit animation.
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
            // It cancels a word of an input method (react-modal#1067); Safari does not say that it composes.
            onEscapeKeyDown={(event) => event.keyCode === 229 && event.preventDefault()}
            onInteractOutside={(event) => {
              const { target, detail } = event;
              if (!(target instanceof Element)) return;
              if (isOnScrollBar(target, detail.originalEvent) || ownsElsewhere?.(target)) event.preventDefault();
            }}
            onOpenAutoFocus={() => void (before.current = document.activeElement as HTMLElement | null)}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              (returnFocus?.() ?? before.current)?.focus({ preventScroll: true });
            }}
          >
            {hasCloseControl && (
              <Close data-part="close" className={ICON_BUTTON} aria-label={CLOSE} disabled={locked}>
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
