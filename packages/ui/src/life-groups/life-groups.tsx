import type { ComponentProps, ReactNode } from 'react';
import { languageOf } from '../foundations/format-period.ts';
import { LABEL, list, root } from '../foundations/parts.tsx';
import type { LifeGroup } from './life-group.ts';
import css from './life-groups.module.css';

export interface LifeGroupsProps extends ComponentProps<'div'> {
  /** With at least one entry each. */
  readonly groups: readonly LifeGroup[];
}

const Root = root('div', 'life-groups', css['root']);
const Items = list('items');

/** Education, awards, languages and similar. */
export const LifeGroups = ({ groups, ...rest }: LifeGroupsProps): ReactNode => (
  <Root {...rest}>
    {groups.map(({ id, title, entries }) => (
      <section key={id} data-part="group" aria-labelledby={`life-${id}`}>
        <h3 data-part="title" className={LABEL} id={`life-${id}`}>
          {title}
        </h3>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id} data-part="entry" {...languageOf(entry.lang)}>
              <span data-part="name">
                {entry.url === undefined ? entry.name : <a href={entry.url}>{entry.name}</a>}
              </span>
              {entry.when && (
                <bdi data-part="when" className={LABEL}>
                  {entry.when}
                </bdi>
              )}
              {entry.detail && <span data-part="detail">{entry.detail}</span>}
              {entry.items && entry.items.length > 0 && <Items items={entry.items} />}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </Root>
);
