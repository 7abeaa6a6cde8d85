import { useId, useRef, useState, type ComponentProps, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../button/button.tsx';
import { HIDDEN, root } from '../foundations/parts.tsx';
import { useRedrawWhenRemoved } from '../foundations/part-boundary.ts';
import css from './type-field.module.css';

/** The voice provider's limit. */
const MAX_BYTES = 4096;

export interface TypeFieldProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children' | 'ref'> {
  /** Receives trimmed text of at most 4096 bytes in UTF-8; return false to keep it. */
  readonly onSend: (text: string) => boolean | void;
  /** Accessible name. */
  readonly label: string;
  /** Example text. */
  readonly placeholder?: string;
}

const WORDS = {
  send: 'Send',
  tooLong: (excess: number) => `This is too long to be sent: please take out about ${excess} characters.`,
};
const Root = root('form', 'type-field', css['root']);

/** A text field with a send button. Keeps text over the limit, with a message. */
export const TypeField = ({ onSend, label, placeholder, ...rest }: TypeFieldProps): ReactNode => {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useRedrawWhenRemoved(form);
  const [text, setText] = useState('');
  const trimmed = text.trim();
  const excess = new TextEncoder().encode(trimmed).length - MAX_BYTES;
  const isTooLong = excess > 0;
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (trimmed !== '' && !isTooLong && onSend(trimmed) !== false) setText('');
  };
  return (
    <Root {...rest} ref={form} data-state={isTooLong ? 'too-long' : 'ready'} onSubmit={send}>
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
          aria-invalid={isTooLong || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" data-part="send" aria-disabled={isTooLong || undefined}>
          {WORDS.send}
        </Button>
      </div>
      <p id={`${id}-hint`} data-part="hint" role={isTooLong ? 'alert' : undefined}>
        {isTooLong && WORDS.tooLong(excess)}
      </p>
    </Root>
  );
};
