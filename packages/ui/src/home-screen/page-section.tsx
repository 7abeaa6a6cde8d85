import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../foundations/parts.tsx';
import { SectionHeading } from '../section-heading/section-heading.tsx';
import css from './page-section.module.css';

export interface PageSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What leads to it: its address on the page. */
  readonly id: string;
  /** Its heading. */
  readonly title: string;
  /** What it is, in a sentence. */
  readonly intro?: string | undefined;
  /** How far the evening has come, 0 to 1. */
  readonly litRatio: number;
  /** What stands under the heading in the page's own margins. */
  readonly children?: ReactNode;
  /** What runs from edge to edge below that. */
  readonly wide?: ReactNode;
}

/** A section of a long page: its heading, its moon, and the air around it. */
export const PageSection = (props: PageSectionProps): ReactNode => {
  const { id, title, intro, litRatio, wide, children, className, ...rest } = props;
  const inner = (
    <>
      <SectionHeading headingId={`${id}-title`} title={title} intro={intro} litRatio={litRatio} />
      {children}
    </>
  );
  return (
    <section
      {...rest}
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(className, wide === undefined ? css['wrap'] : undefined, css['section'])}
    >
      {wide === undefined ? inner : <div className={css['wrap']}>{inner}</div>}
      {wide}
    </section>
  );
};
