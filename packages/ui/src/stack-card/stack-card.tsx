'use client';

import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { anatomy, part, root } from '../foundations/parts.tsx';
import { mergeRefs } from '../merge-refs.ts';
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

/**
 * Says of a disclosure's summary that it is a button, and whether it is expanded, to those who ask for buttons: browsers
 * call a summary by names of their own. Said by the script alone, which can keep it true.
 */
const announce = (note: HTMLDetailsElement | null, isOpen = note?.open): void => {
  const toggle = note?.querySelector('summary');
  toggle?.setAttribute('role', 'button');
  toggle?.setAttribute('aria-expanded', String(isOpen));
};

/** The note at the card's end, and as `label` the words that open it. Native disclosure: it opens without a script. */
export const StackCardNote = (props: ComponentProps<'details'> & { readonly label: string }): ReactNode => {
  const { label, children, ref, ...rest } = props;
  const note = useRef<HTMLDetailsElement>(null);
  useEffect(() => announce(note.current), []);
  return (
    <details data-part="note" {...rest} ref={mergeRefs(note, ref)} onToggle={() => announce(note.current)}>
      {/* A click turns it in a moment; what was found by a search in the page, only the toggle event tells. */}
      <summary data-part="toggle" onClick={() => announce(note.current, note.current?.open === false)}>
        {label}
      </summary>
      <p>{children}</p>
    </details>
  );
};

export interface StackCardProps extends ComponentProps<'article'> {
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
    <StackCardMetric>{item.metric}</StackCardMetric>
    <StackCardNote label={noteLabel}>{item.dontUseIf}</StackCardNote>
  </StackCardRoot>
);
