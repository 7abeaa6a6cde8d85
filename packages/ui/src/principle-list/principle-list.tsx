import type { ComponentProps, ReactNode } from 'react';
import { anatomy, root, type StateOf } from '../foundations/parts.tsx';
import css from './principle-list.module.css';

/** What styles may name. */
export const principleListAnatomy = anatomy('principle-list', {
  parts: ['entry'],
  states: { 'data-look': ['principles', 'pillars'] },
});

export interface PrincipleListProps extends ComponentProps<'dl'> {
  /** Each declaration with the sentence behind it. */
  readonly entries: readonly { readonly id: string; readonly text: string; readonly description: string }[];
  /** `pillars` stand in a row below a heading, `principles` are declarations of their own. */
  readonly look?: StateOf<typeof principleListAnatomy, 'data-look'>;
}

const Root = root('dl', 'principle-list', css['root']);

/** Short declarations, each with the sentence behind it. */
export const PrincipleList = ({ entries, look = 'principles', ...rest }: PrincipleListProps): ReactNode => (
  <Root {...rest} data-look={look}>
    {entries.map(({ id, text, description }) => (
      <div key={id} data-part="entry">
        <dt>{text}</dt>
        <dd>{description}</dd>
      </div>
    ))}
  </Root>
);
