'use client';

import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import css from './type-field.module.css';

/** The voice provider takes no message above this. */
const MAX_BYTES = 4096;

export interface TypeFieldProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Receives trimmed text of at most `maxBytes`; return false to keep it in the field. */
  readonly onSend: (text: string) => boolean | void;
  readonly label?: string;
  readonly sendLabel?: string;
  readonly placeholder?: string;
  /** Why nothing can be sent now; the field keeps what is written in it. */
  readonly disabledReason?: string | undefined;
  /** In UTF-8 bytes; 4096. */
  readonly maxBytes?: number;
}

/** A field to type instead of speaking. Too long a text stays where it is, with a word on by how much. */
export const TypeField = (props: TypeFieldProps): ReactNode => {
  const {
    onSend,
    label = 'Type instead',
    sendLabel = 'Send',
    placeholder,
    disabledReason,
    maxBytes = MAX_BYTES,
    className,
    ...rest
  } = props;
  const id = useId();
  const [text, setText] = useState('');
  const excess = countBytes(text.trim()) - maxBytes;
  const isDisabled = disabledReason !== undefined;
  const hint =
    disabledReason ??
    (excess > 0 ? `This is too long to be sent: please take out about ${excess} characters.` : undefined);
  const send = (): void => {
    const trimmed = text.trim();
    if (trimmed === '' || excess > 0 || isDisabled) return;
    if (onSend(trimmed) !== false) setText('');
  };
  return (
    <form
      {...rest}
      data-component="type-field"
      data-state={isDisabled ? 'disabled' : excess > 0 ? 'too-long' : 'ready'}
      className={classNames(css['root'], className)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id} data-part="label">
        {label}
      </label>
      <div data-part="row">
        <input
          id={id}
          data-part="input"
          type="text"
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="send"
          // Read-only instead of disabled: focus and what was written stay.
          readOnly={isDisabled}
          aria-disabled={isDisabled || undefined}
          aria-invalid={excess > 0 || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" data-part="send" aria-disabled={isDisabled || excess > 0 || undefined}>
          {sendLabel}
        </Button>
      </div>
      <p id={`${id}-hint`} data-part="hint" role={excess > 0 ? 'alert' : undefined}>
        {hint}
      </p>
    </form>
  );
};

const countBytes = (text: string): number => new TextEncoder().encode(text).length;
