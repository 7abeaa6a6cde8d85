import type { ComponentProps, ReactNode } from 'react';
import { root } from '../foundations/parts.tsx';
import css from './principle-list.module.css';

export interface PrincipleListProps extends ComponentProps<'dl'> {
  /** Each with an explanation. */
  readonly entries: readonly { readonly id: string; readonly text: string; readonly description: string }[];
  /** `pillars`: a row below a heading. Default: `principles`. */
  readonly look?: 'principles' | 'pillars';
}

const Root = root('dl', 'principle-list', css['root']);

/** Short principles with explanations. */
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
