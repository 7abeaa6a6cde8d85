import type { ComponentProps, ReactNode } from 'react';
import { anatomy, root } from '../foundations/parts.tsx';
import { MoonPhase } from '../moon-phase/moon-phase.tsx';
import css from './section-heading.module.css';

/** What styles may name. */
export const sectionHeadingAnatomy = anatomy('section-heading', { parts: ['moon', 'title', 'intro'] });

export interface SectionHeadingProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The heading. */
  readonly title: string;
  /** One line below it. */
  readonly intro?: string | undefined;
  /** Id of the heading itself, for `aria-labelledby` of the section. */
  readonly headingId: string;
  /** How full the moon in the margin is, 0–1. */
  readonly litRatio: number;
}

const Root = root('header', 'section-heading', css['root']);

/** A section's title with its line below; the moon hangs in the margin on wide screens. */
export const SectionHeading = (props: SectionHeadingProps): ReactNode => {
  const { title, intro, headingId, litRatio, children, ...rest } = props;
  return (
    <Root {...rest}>
      <MoonPhase litRatio={litRatio} data-part="moon" />
      <h2 id={headingId} data-part="title">
        {title}
      </h2>
      {intro !== undefined && <p data-part="intro">{intro}</p>}
      {children}
    </Root>
  );
};
