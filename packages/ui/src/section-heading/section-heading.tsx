import type { ComponentProps, ReactNode } from 'react';
import { anatomy, root } from '../foundations/parts.tsx';
import { MoonPhase } from '../moon-phase/moon-phase.tsx';
import css from './section-heading.module.css';

/** Stable styling hooks. */
export const sectionHeadingAnatomy = anatomy('section-heading', { parts: ['moon', 'title', 'intro'] });

export interface SectionHeadingProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** Text of the heading. */
  readonly title: string;
  /** One line below the heading. */
  readonly intro?: string | undefined;
  /** Id of the heading, for the section's `aria-labelledby`. */
  readonly headingId: string;
  /** Lit part of the moon, 0 to 1. */
  readonly litRatio: number;
}

const Root = root('header', 'section-heading', css['root']);

/** A section's heading and introduction; wide screens show a moon in the margin. */
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
