import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { DrawnPicture } from '../drawn-picture/drawn-picture.tsx';
import { formatMonth } from '../foundations/format-month.ts';
import { formatPeriod, languageOf } from '../foundations/format-period.ts';
import type { LinkAs, LinkProps } from '../foundations/link-as.ts';
import { fitLine, fitWords } from '../foundations/fit-words.ts';
import { list, root } from '../foundations/parts.tsx';
import css from './experience-card.module.css';

export interface ExperienceCardEntry {
  readonly company: string;
  readonly role: string;
  readonly location: string;
  /** `2021-09` or `2021`; empty: unknown. */
  readonly start: string;
  /** Absent: ongoing. */
  readonly end?: string | undefined;
  readonly summary: string;
  readonly impacts: readonly string[];
  readonly metrics: readonly { readonly label: string; readonly value: string }[];
  readonly stack: readonly string[];
  /** Language of the text if it differs from the page's. */
  readonly lang?: string | undefined;
}

const ExperienceCardRoot = root('article', 'experience-card', css['root']);
const ExperienceCardImpacts = list('impacts');
const ExperienceCardStack = list('stack');

type WhenProps = ComponentProps<'p'> & Pick<ExperienceCardEntry, 'start' | 'end' | 'location'>;
/** Period and location. */
const ExperienceCardWhen = ({ start, end, location, ...rest }: WhenProps): ReactNode => (
  <p data-part="when" {...rest}>
    {start === '' || start === end ? (
      <bdi>{formatPeriod(start, end)}</bdi>
    ) : (
      <bdi>
        <time dateTime={start}>{formatMonth(start)}</time> –{' '}
        {end === undefined ? <span>{formatMonth(end)}</span> : <time dateTime={end}>{formatMonth(end)}</time>}
      </bdi>
    )}
    {location !== '' && <span data-part="location">{location}</span>}
  </p>
);

/** A heading; its link covers the card. */
const ExperienceCardTitle = ({ linkAs: Link = 'a', ...rest }: LinkProps & LinkAs): ReactNode => (
  <h3 data-part="title">
    <Link data-part="link" {...rest} />
  </h3>
);

type MetricProps = ComponentProps<'p'> & ExperienceCardEntry['metrics'][number];
/** One figure with its label. */
const ExperienceCardMetric = ({ value, label, ...rest }: MetricProps): ReactNode => (
  <p data-part="metric" {...rest}>
    <strong style={fitLine(value)}>{value}</strong> <span>{label}</span>
  </p>
);

export interface ExperienceCardProps extends Omit<ComponentProps<'article'>, 'children'>, LinkAs {
  /** Content. */
  readonly experience: ExperienceCardEntry;
  /** URL of the case study. */
  readonly href: string;
  /** Handles the click; may prevent the navigation. Absent: the link is followed. */
  readonly onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Note after the company, such as a total time. */
  readonly note?: string | undefined;
  /** Instead of a metric. */
  readonly drawing?: ComponentProps<typeof DrawnPicture> | undefined;
  /** Accessible name. Default: `Built with`. */
  readonly stackLabel?: string;
}

/** One job as a linked card: first two impacts, first metric, first three tools. */
export const ExperienceCard = (props: ExperienceCardProps): ReactNode => {
  const { experience, href, onOpen, note, drawing, stackLabel = 'Built with', linkAs, ...rest } = props;
  const { role, company, summary, impacts, stack } = experience;
  const [metric] = experience.metrics;
  return (
    <ExperienceCardRoot {...rest}>
      <ExperienceCardWhen start={experience.start} end={experience.end} location={experience.location} />
      {/* The timeline keeps the direction of the page. */}
      <div data-part="text" {...languageOf(experience.lang)}>
        <ExperienceCardTitle
          linkAs={linkAs}
          href={href}
          style={fitWords(role || company)}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          {role || company}
        </ExperienceCardTitle>
        {role !== '' && company !== '' && (
          <p data-part="company" style={fitWords(company)}>
            {note === undefined ? company : `${company} · ${note}`}
          </p>
        )}
        {summary !== '' && <p data-part="summary">{summary}</p>}
        {impacts.length > 0 && <ExperienceCardImpacts items={impacts.slice(0, 2)} />}
      </div>
      {(metric !== undefined || drawing !== undefined || stack.length > 0) && (
        <div data-part="figures">
          {metric === undefined ? drawing && <DrawnPicture {...drawing} /> : <ExperienceCardMetric {...metric} />}
          <ExperienceCardStack aria-label={stackLabel} items={stack.slice(0, 3)} />
        </div>
      )}
    </ExperienceCardRoot>
  );
};
