import { pillars, site, stack } from '@asad/content';
import { PrincipleList } from '@asad/ui/principle-list';
import { SectionHeading } from '@asad/ui/section-heading';
import { StackCard } from '@asad/ui/stack-card';
import { StackScroller } from '@asad/ui/stack-scroller';
import type { ReactNode } from 'react';
import page from '../../styles/page.module.css';
import { StackIcon } from './stack-icon.tsx';
import css from './stack.module.css';

/** my stack, on purpose: three pillars, and tools to throw along. */
export const Stack = (): ReactNode => (
  <section id="stack" aria-labelledby="stack-title" className={`${page['section']} ${css['root']}`}>
    <div className={page['wrap']}>
      <SectionHeading headingId="stack-title" title={site.stack.title} intro={site.stack.intro} litRatio={0.78} />
      {pillars.length > 0 && <PrincipleList look="pillars" entries={pillars} className={css['pillars']} />}
    </div>
    <StackScroller label="Tools" hint={site.stack.hint} className={css['scroller']}>
      {stack.map((item) => (
        <StackCard
          key={item.id}
          id={`stack-${item.id}`}
          item={item}
          icon={<StackIcon name={item.icon} />}
          noteLabel={site.stack.noteToggle}
        />
      ))}
    </StackScroller>
  </section>
);
