import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import css from './dialog-frame.module.css';

export interface DialogFrameProps {
  /** The name that `data-component` shows. */
  readonly component: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly titleIcon?: ReactNode;
  /** False where the body brings a button named Close: two of one name would be one too many. Default true. */
  readonly hasCloseControl?: boolean;
  /** The close control, the backdrop and Escape do nothing. */
  readonly locked?: boolean;
  /** True for an element outside that belongs to the dialog, such as a captcha's challenge: pressing it closes nothing. */
  readonly ownsElsewhere?: ((element: Element) => boolean) | undefined;
  /** What has focus after closing, where it is not what had it before. */
  readonly returnFocus?: (() => HTMLElement | null) | undefined;
  readonly children: ReactNode;
}

/** A small modal in the middle of the screen: focus is trapped, Escape and the backdrop close it unless it is locked. */
export const DialogFrame = (props: DialogFrameProps): ReactNode => {
  const {
    component,
    open,
    onOpenChange,
    title,
    titleIcon,
    hasCloseControl = true,
    locked = false,
    ownsElsewhere,
    returnFocus,
    children,
  } = props;
  return (
    <Root
      open={open}
      onOpenChange={(next) => {
        if (!locked) onOpenChange(next);
      }}
    >
      <Portal>
        <Overlay className={css['overlay']} data-component={`${component}-overlay`}>
          <Content
            className={css['root']}
            data-component={component}
            data-locked={locked || undefined}
            aria-modal
            aria-describedby={undefined}
            onInteractOutside={(event) => {
              if (event.target instanceof Element && ownsElsewhere?.(event.target)) event.preventDefault();
            }}
            onCloseAutoFocus={(event) => {
              const target = returnFocus?.();
              if (!target) return;
              event.preventDefault();
              target.focus({ preventScroll: true });
            }}
          >
            <header data-part="header">
              {titleIcon}
              <Title data-part="title">{title}</Title>
              {hasCloseControl && (
                <Close data-part="close" aria-label="Close" disabled={locked}>
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path
                      d="M5 5l14 14M19 5L5 19"
                      fill="none"
                      stroke="currentColor"
                      strokeWidth="2.25"
                      strokeLinecap="round"
                    />
                  </svg>
                </Close>
              )}
            </header>
            {children}
          </Content>
        </Overlay>
      </Portal>
    </Root>
  );
};
