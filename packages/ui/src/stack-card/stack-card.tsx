import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { root } from '../foundations/parts.tsx';
import css from './stack-card.module.css';

interface StackCardEntry {
  readonly name: string;
  readonly role: string;
  readonly metric: string;
  readonly dontUseIf: string;
}

const StackCardRoot = root('article', 'stack-card', css['root']);

interface StackCardNoteProps extends ComponentProps<'details'> {
  /** Text of the toggle. */
  readonly label: string;
  /** Distinguishes the toggles' accessible names. */
  readonly about?: string | undefined;
}

/** A native `details`: opens without scripts. */
const StackCardNote = (props: StackCardNoteProps): ReactNode => {
  const { label, about, children, onToggle, ...rest } = props;
  const toggle = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => setOpen(toggle.current?.closest('details')?.open), []);
  // Browsers give `summary` different roles: set one.
  const buttonProps = isOpen === undefined ? {} : { role: 'button', 'aria-expanded': isOpen };
  return (
    <details
      data-part="note"
      {...rest}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        onToggle?.(event);
      }}
    >
      {/* Find-in-page opens the note without a click. */}
      <summary
        ref={toggle}
        data-part="toggle"
        aria-label={about === undefined ? undefined : `${label} ${about}`}
        {...buttonProps}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </summary>
      <p>{children}</p>
    </details>
  );
};

export interface StackCardProps extends ComponentProps<'article'> {
  /** Content. */
  readonly item: StackCardEntry;
  /** Drawing before the name. */
  readonly icon?: ReactNode;
  /** Text of the toggle. */
  readonly noteLabel: string;
}

/** A tool, its purpose, and a note against its use. */
export const StackCard = ({ item, icon, noteLabel, ...rest }: StackCardProps): ReactNode => (
  <StackCardRoot {...rest}>
    {icon !== undefined && <div data-part="icon">{icon}</div>}
    <h3 data-part="name">{item.name}</h3>
    <p data-part="role">{item.role}</p>
    {item.metric !== '' && <p data-part="metric">{item.metric}</p>}
    {item.dontUseIf !== '' && (
      <StackCardNote label={noteLabel} about={item.name}>
        {item.dontUseIf}
      </StackCardNote>
    )}
  </StackCardRoot>
);
