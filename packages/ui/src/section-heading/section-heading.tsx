import type { ComponentProps, ReactNode } from 'react';
import { root } from '../foundations/parts.tsx';
import { MoonPhase } from '../moon-phase/moon-phase.tsx';
import css from './section-heading.module.css';

export interface SectionHeadingProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** Heading. */
  readonly title: string;
  /** One line. */
  readonly intro?: string | undefined;
  /** Id of the heading, for `aria-labelledby`. */
  readonly headingId: string;
  /** The moon's lit part, 0 to 1. */
  readonly litRatio: number;
}

const Root = root('header', 'section-heading', css['root']);

/** A section's heading; wide screens show a moon. */
export const SectionHeading = (props: SectionHeadingProps): ReactNode => {
  const { title, intro, headingId, litRatio, ...rest } = props;
  return (
    <Root {...rest}>
      <MoonPhase litRatio={litRatio} data-part="moon" />
      <h2 id={headingId} data-part="title">
        {title}
      </h2>
      {intro !== undefined && <p data-part="intro">{intro}</p>}
    </Root>
  );
};
