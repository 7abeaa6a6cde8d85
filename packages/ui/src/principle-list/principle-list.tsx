import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './principle-list.module.css';

export interface PrincipleEntry {
  readonly id: string;
  readonly text: string;
  readonly description: string;
}

export interface PrincipleListProps extends ComponentProps<'dl'> {
  readonly entries: readonly PrincipleEntry[];
  /** `pillars` stand in a row below a heading, `principles` are declarations of their own. */
  readonly look?: 'principles' | 'pillars';
}

/** Short declarations, each with the sentence behind it. */
export const PrincipleList = ({ entries, look = 'principles', className, ...rest }: PrincipleListProps): ReactNode => (
  <dl {...rest} data-component="principle-list" data-look={look} className={classNames(css['root'], className)}>
    {entries.map(({ id, text, description }) => (
      <div key={id} data-part="entry">
        <dt>{text}</dt>
        <dd>{description}</dd>
      </div>
    ))}
  </dl>
);
