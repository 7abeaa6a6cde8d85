'use client';

import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { anatomy, part, root } from '../foundations/parts.tsx';
import css from './stack-card.module.css';

/** What styles may name; `--pointed` is 1 while one points at the card, and 0 holds it still. */
export const stackCardAnatomy = anatomy('stack-card', {
  parts: ['icon', 'name', 'role', 'metric', 'note', 'toggle'],
  properties: ['--pointed'],
});

export interface StackCardEntry {
  readonly name: string;
  readonly role: string;
  readonly metric: string;
  readonly dontUseIf: string;
}

export const StackCardRoot = root('article', 'stack-card', css['root']);
/** A drawing of what the tool does, before its name. */
export const StackCardIcon = part('div', 'icon');
export const StackCardName = part('h3', 'name');
export const StackCardRole = part('p', 'role');
export const StackCardMetric = part('p', 'metric');

export interface StackCardNoteProps extends ComponentProps<'details'> {
  /** The words that open it. */
  readonly label: string;
  /** What the note is about: ends the accessible name of the toggle, which the cards share otherwise. */
  readonly about?: string | undefined;
}

/** The note at the card's end. Native disclosure: it opens without a script. */
export const StackCardNote = (props: StackCardNoteProps): ReactNode => {
  const { label, about, children, onToggle, ...rest } = props;
  const toggle = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => setOpen(toggle.current?.closest('details')?.open), []);
  // For those who ask for buttons: browsers call a summary by names of their own. Only a script can keep it true.
  const told = isOpen === undefined ? {} : { role: 'button', 'aria-expanded': isOpen };
  return (
    <details
      data-part="note"
      {...rest}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        onToggle?.(event);
      }}
    >
      {/* A click turns it in a moment; what was found by a search in the page, only the toggle event tells. */}
      <summary
        ref={toggle}
        data-part="toggle"
        aria-label={about === undefined ? undefined : `${label} ${about}`}
        {...told}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </summary>
      <p>{children}</p>
    </details>
  );
};

export interface StackCardProps extends ComponentProps<'article'> {
  /** The tool, and the case against it. */
  readonly item: StackCardEntry;
  /** A drawing of what the tool does, before its name. */
  readonly icon?: ReactNode;
  /** Words of the toggle: "Don't use if...". */
  readonly noteLabel: string;
}

/** A tool, what it is for, and the case against it. */
export const StackCard = ({ item, icon, noteLabel, ...rest }: StackCardProps): ReactNode => (
  <StackCardRoot {...rest}>
    {icon !== undefined && <StackCardIcon>{icon}</StackCardIcon>}
    <StackCardName>{item.name}</StackCardName>
    <StackCardRole>{item.role}</StackCardRole>
    {item.metric !== '' && <StackCardMetric>{item.metric}</StackCardMetric>}
    {item.dontUseIf !== '' && (
      <StackCardNote label={noteLabel} about={item.name}>
        {item.dontUseIf}
      </StackCardNote>
    )}
  </StackCardRoot>
);
