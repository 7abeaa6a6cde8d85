import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { Button } from '../button/button.tsx';
import { HIDDEN, root } from '../foundations/parts.tsx';
import { useRedrawWhenRemoved } from '../foundations/part-boundary.ts';
import css from './type-field.module.css';

/** The voice provider's limit. */
const MAX_BYTES = 4096;

export interface TypeFieldProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Receives trimmed text within `maxBytes`; return false to keep it. */
  readonly onSend: (text: string) => boolean | void;
  /** Accessible name. Default: `Type instead`. */
  readonly label?: string;
  /** Default: `Send`. */
  readonly sendLabel?: string;
  /** Example text. */
  readonly placeholder?: string;
  /** Why sending is disabled. */
  readonly disabledReason?: string | undefined;
  /** In UTF-8 bytes. Default: 4096. */
  readonly maxBytes?: number;
  /** Receives the `excess` in bytes. */
  readonly tooLongLabel?: (excess: number) => string;
}

const Root = root('form', 'type-field', css['root']);
const tellExcess = (excess: number): string =>
  `This is too long to be sent: please take out about ${excess} characters.`;

/** A text field with a send button. Keeps text over the limit, with a message. */
export const TypeField = (props: TypeFieldProps): ReactNode => {
  const { onSend, label = 'Type instead', sendLabel = 'Send', placeholder, disabledReason, ...others } = props;
  const { maxBytes = MAX_BYTES, tooLongLabel = tellExcess, ref, ...rest } = others;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement, []);
  useRedrawWhenRemoved(form);
  const [text, setText] = useState('');
  const trimmed = text.trim();
  const excess = new TextEncoder().encode(trimmed).length - maxBytes;
  const isDisabled = disabledReason !== undefined;
  const isLocked = isDisabled || excess > 0;
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (trimmed !== '' && !isLocked && onSend(trimmed) !== false) setText('');
  };
  return (
    <Root {...rest} ref={form} data-state={isDisabled ? 'disabled' : excess > 0 ? 'too-long' : 'ready'} onSubmit={send}>
      <label htmlFor={id} className={HIDDEN}>
        {label}
      </label>
      <div data-part="row">
        <input
          id={id}
          data-part="input"
          type="text"
          dir="auto"
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="send"
          // Keeps focus and text, unlike disabled.
          readOnly={isDisabled}
          aria-disabled={isDisabled || undefined}
          aria-invalid={excess > 0 || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" data-part="send" aria-disabled={isLocked || undefined}>
          {sendLabel}
        </Button>
      </div>
      <p id={`${id}-hint`} data-part="hint" role={excess > 0 ? 'alert' : undefined}>
        {disabledReason ?? (excess > 0 ? tooLongLabel(excess) : undefined)}
      </p>
    </Root>
  );
};
