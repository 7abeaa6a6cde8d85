import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { formatMonth } from '../foundations/format-month.ts';
import type { LinkAs } from '../foundations/link-as.ts';
import css from './experience-card.module.css';

export interface ExperienceCardEntry {
  readonly id: string;
  readonly company: string;
  readonly role: string;
  readonly location: string;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly impacts: readonly string[];
  readonly metrics: readonly { readonly label: string; readonly value: string }[];
  readonly stack: readonly string[];
}

export interface ExperienceCardProps extends Omit<ComponentProps<'article'>, 'children'>, LinkAs {
  readonly experience: ExperienceCardEntry;
  /** Address of the case study: a page of its own, for whoever has no script, or what opens the dialog. */
  readonly href: string;
  /** Takes the click over; without it the link is followed. */
  readonly onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Accessible name of the list of tools. */
  readonly stackLabel?: string;
}

/**
 * One job in the timeline: the first two impacts, first metric and first three stack items (specification, section 9).
 * The whole card is one link.
 */
export const ExperienceCard = ({
  experience,
  href,
  onOpen,
  stackLabel = 'Built with',
  linkAs: Link = 'a',
  className,
  ...rest
}: ExperienceCardProps): ReactNode => {
  const [metric] = experience.metrics;
  return (
    <article {...rest} data-component="experience-card" className={classNames(css['root'], className)}>
      <p data-part="when">
        <time dateTime={experience.start}>{formatMonth(experience.start)}</time> –{' '}
        <time dateTime={experience.end}>{formatMonth(experience.end)}</time>
        <span data-part="location">{experience.location}</span>
      </p>
      <div data-part="text">
        <h3 data-part="title">
          <Link data-part="link" href={href} aria-haspopup="dialog" onClick={onOpen}>
            {experience.role}
          </Link>
        </h3>
        <p data-part="company">{experience.company}</p>
        <p data-part="summary">{experience.summary}</p>
        <ul data-part="impacts">
          {experience.impacts.slice(0, 2).map((impact) => (
            <li key={impact}>{impact}</li>
          ))}
        </ul>
      </div>
      <div data-part="figures">
        {metric !== undefined && (
          <p data-part="metric">
            <strong>{metric.value}</strong> <span>{metric.label}</span>
          </p>
        )}
        <ul data-part="stack" aria-label={stackLabel}>
          {experience.stack.slice(0, 3).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </article>
  );
};
