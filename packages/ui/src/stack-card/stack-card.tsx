import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { root } from '../foundations/parts.tsx';
import css from './stack-card.module.css';

interface StackCardEntry {
  readonly name: string;
  readonly role: string;
  readonly metric: string;
  readonly dontUseIf: string;
}

const Root = root('article', 'stack-card', css['root']);

/** A native `details`: opens without scripts. */
const Note = ({ item, noteLabel }: Pick<StackCardProps, 'item' | 'noteLabel'>): ReactNode => {
  const toggle = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => setOpen(toggle.current?.closest('details')?.open), []);
  // Browsers give `summary` different roles: set one.
  const buttonProps = isOpen === undefined ? {} : { role: 'button', 'aria-expanded': isOpen };
  return (
    // Find-in-page opens the note without a click.
    <details data-part="note" data-unprinted onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        ref={toggle}
        data-part="toggle"
        aria-label={`${noteLabel} ${item.name}`}
        {...buttonProps}
        onClick={() => setOpen(!isOpen)}
      >
        {noteLabel}
      </summary>
      <p>{item.dontUseIf}</p>
    </details>
  );
};

export interface StackCardProps extends ComponentProps<'article'> {
  /** Content. */
  readonly item: StackCardEntry;
  /** Drawing before the name. */
  readonly icon?: ReactNode;
  /** Text of the toggle; with the tool's name, its accessible name. */
  readonly noteLabel: string;
}

/** A tool, its purpose, and a note against its use. */
export const StackCard = ({ item, icon, noteLabel, ...rest }: StackCardProps): ReactNode => (
  <Root {...rest}>
    {icon !== undefined && <div data-part="icon">{icon}</div>}
    <h3 data-part="name">{item.name}</h3>
    <p data-part="role">{item.role}</p>
    {item.metric !== '' && <p data-part="metric">{item.metric}</p>}
    {item.dontUseIf !== '' && <Note item={item} noteLabel={noteLabel} />}
  </Root>
);
