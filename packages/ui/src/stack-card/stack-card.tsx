'use client';

import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './stack-card.module.css';

export interface StackCardEntry {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly metric: string;
  readonly dontUseIf: string;
}

export interface StackCardProps extends ComponentProps<'article'> {
  readonly item: StackCardEntry;
  /** A drawing of what the tool does, before its name. */
  readonly icon?: ReactNode;
  /** Words of the toggle: "Don't use if...". */
  readonly noteLabel: string;
}

/**
 * Says of a disclosure's summary that it is a button, and whether it is expanded, to those who ask for buttons: browsers
 * call a summary by names of their own. Said by the script alone, which can keep it true.
 */
const announce = (note: HTMLDetailsElement | null, isOpen: boolean | undefined): void => {
  const toggle = note?.querySelector('summary');
  toggle?.setAttribute('role', 'button');
  toggle?.setAttribute('aria-expanded', String(isOpen ?? false));
};

/** A tool, what it is for, and the case against it. The note is native disclosure: it opens without a script. */
export const StackCard = ({ item, icon, noteLabel, className, ...rest }: StackCardProps): ReactNode => {
  const note = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    announce(note.current, note.current?.open);
  }, []);
  return (
    <article {...rest} data-component="stack-card" className={classNames(css['root'], className)}>
      {icon !== undefined && <div data-part="icon">{icon}</div>}
      <h3 data-part="name">{item.name}</h3>
      <p data-part="role">{item.role}</p>
      <p data-part="metric">{item.metric}</p>
      <details
        ref={note}
        data-part="note"
        onToggle={({ currentTarget }) => announce(currentTarget, currentTarget.open)}
      >
        {/* A click turns it in a moment; what was found by a search in the page, only the toggle event tells. */}
        <summary data-part="toggle" onClick={() => announce(note.current, note.current?.open === false)}>
          {noteLabel}
        </summary>
        <p>{item.dontUseIf}</p>
      </details>
    </article>
  );
};
