import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { DialogFrame, type DialogProps } from '../dialog-frame/dialog-frame.tsx';
import { list, ROW } from '../foundations/parts.tsx';
import css from './limit-dialog.module.css';

export interface LimitDialogProps extends DialogProps {
  /** Heading and accessible name. */
  readonly title: ReactNode;
  /** Names the limit. */
  readonly message: ReactNode;
  /** Figures, one per line. */
  readonly counts: readonly string[];
  /** Names remaining options. */
  readonly hint?: ReactNode;
  /** Before the close button. */
  readonly actions?: ReactNode;
}

const WORDS = { close: 'Close', warning: 'Warning' };
const Counts = list('counts');

/** Explains a limit and the options that remain. */
export const LimitDialog = (props: LimitDialogProps): ReactNode => {
  const { message, counts, hint, actions, ...rest } = props;
  return (
    <DialogFrame {...rest} className={css['root']} component="limit-dialog" above={<Warning />} hasCloseControl={false}>
      <p data-part="message">{message}</p>
      <Counts items={counts} />
      {hint !== undefined && <p data-part="hint">{hint}</p>}
      <div data-part="actions" className={ROW}>
        {actions}
        <Button onClick={rest.onClose}>{WORDS.close}</Button>
      </div>
    </DialogFrame>
  );
};

const Warning = (): ReactNode => (
  <svg data-part="warning" viewBox="0 0 24 24" role="img" aria-label={WORDS.warning}>
    <path
      fill="currentColor"
      d="M12 2.5c.7 0 1.3.4 1.6 1l8.5 15.4c.7 1.2-.2 2.6-1.6 2.6h-17c-1.4 0-2.3-1.4-1.6-2.6L10.4 3.5c.3-.6.9-1 1.6-1z"
    />
    <path stroke="var(--surface)" strokeWidth="2.2" strokeLinecap="round" d="M12 9v5.2M12 17.6v.1" />
  </svg>
);
