import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { StackIcon } from '../stack-icon/stack-icon.tsx';
import css from './stack-card.module.css';

export interface StackCardEntry {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly metric: string;
  readonly icon: string;
  readonly dontUseIf: string;
}

export interface StackCardProps extends ComponentProps<'article'> {
  readonly item: StackCardEntry;
  /** Words of the toggle: "Don't use if...". */
  readonly noteLabel: string;
}

/** A tool, what it is for, and the case against it. The note is native disclosure: it opens without a script. */
export const StackCard = ({ item, noteLabel, className, ...rest }: StackCardProps): ReactNode => (
  <article {...rest} data-component="stack-card" className={classNames(css['root'], className)}>
    <StackIcon name={item.icon} data-part="icon" />
    <h3 data-part="name">{item.name}</h3>
    <p data-part="role">{item.role}</p>
    <p data-part="metric">{item.metric}</p>
    <details data-part="note">
      <summary data-part="toggle">{noteLabel}</summary>
      <p>{item.dontUseIf}</p>
    </details>
  </article>
);
