import type { ComponentProps, ReactNode } from 'react';
import { root } from '../foundations/parts.tsx';
import css from './section-heading.module.css';

export interface SectionHeadingProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** Heading. */
  readonly title: string;
  /** One line. */
  readonly intro?: string | undefined;
  /** Id of the heading, for `aria-labelledby`. */
  readonly headingId: string;
  /** The moon's lit part: 0 new, 0.5 half, 1 full. */
  readonly litRatio: number;
}

/** A waxing moon with radius 9 around (12, 12). */
const litPath = (litRatio: number): string => {
  const width = Math.abs(1 - 2 * litRatio) * 9;
  const bulge = litRatio > 0.5 ? 1 : 0;
  return `M12 3a9 9 0 0 1 0 18a${width.toFixed(2)} 9 0 0 ${bulge} 0-18z`;
};

const Root = root('header', 'section-heading', css['root']);

/** A section's heading; wide screens show a moon. */
export const SectionHeading = (props: SectionHeadingProps): ReactNode => {
  const { title, intro, headingId, litRatio, ...rest } = props;
  return (
    <Root {...rest}>
      <svg data-part="moon" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" fill="none" stroke="var(--line-strong)" strokeWidth="1.25" />
        <path fill="var(--accent-text)" d={litPath(litRatio)} />
      </svg>
      <h2 id={headingId} data-part="title">
        {title}
      </h2>
      {intro !== undefined && <p data-part="intro">{intro}</p>}
    </Root>
  );
};
