import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { MoonPhase } from '../moon-phase/moon-phase.tsx';
import css from './section-heading.module.css';

export interface SectionHeadingProps extends Omit<ComponentProps<'header'>, 'title'> {
  readonly title: string;
  readonly intro?: string;
  /** Id of the heading itself, for `aria-labelledby` of the section. */
  readonly headingId: string;
  /** How full the moon in the margin is, 0–1. */
  readonly litRatio: number;
}

/** A section's title with its line below; the moon hangs in the margin on wide screens. */
export const SectionHeading = ({
  title,
  intro,
  headingId,
  litRatio,
  className,
  children,
  ...rest
}: SectionHeadingProps): ReactNode => (
  <header {...rest} data-component="section-heading" className={classNames(css['root'], className)}>
    <MoonPhase litRatio={litRatio} data-part="moon" />
    <h2 id={headingId} data-part="title">
      {title}
    </h2>
    {intro !== undefined && <p data-part="intro">{intro}</p>}
    {children}
  </header>
);
