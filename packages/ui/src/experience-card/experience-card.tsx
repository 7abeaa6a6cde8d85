import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { formatMonth } from '../foundations/format-month.ts';
import { formatPeriod, languageOf } from '../foundations/format-period.ts';
import type { LinkAs } from '../foundations/link-as.ts';
import { fitLine, fitWords } from '../foundations/fit-words.ts';
import { anatomy, list, part, root } from '../foundations/parts.tsx';
import css from './experience-card.module.css';

/** What styles may name; `--pointed` is 1 while one points at the card, and 0 holds it still. */
export const experienceCardAnatomy = anatomy('experience-card', {
  parts: ['when', 'location', 'text', 'title', 'link', 'company', 'summary', 'impacts', 'figures', 'metric', 'stack'],
  properties: ['--pointed', '--letters'],
});

export interface ExperienceCardEntry {
  readonly company: string;
  readonly role: string;
  readonly location: string;
  /** Year and month, or the year alone: `2021-09`, `2021`; empty: not known. */
  readonly start: string;
  /** Nothing: until today. */
  readonly end?: string | undefined;
  readonly summary: string;
  readonly impacts: readonly string[];
  readonly metrics: readonly { readonly label: string; readonly value: string }[];
  readonly stack: readonly string[];
  /** Language of its words, where it is not the page's. */
  readonly lang?: string | undefined;
}

export const ExperienceCardRoot = root('article', 'experience-card', css['root']);
/** Words in the middle: title, company, summary, impacts. */
export const ExperienceCardText = part('div', 'text');
export const ExperienceCardCompany = part('p', 'company');
export const ExperienceCardSummary = part('p', 'summary');
export const ExperienceCardImpacts = list('impacts');
/** What stands at the card's end: metric and stack. */
export const ExperienceCardFigures = part('div', 'figures');
export const ExperienceCardStack = list('stack');

type WhenProps = ComponentProps<'p'> & Pick<ExperienceCardEntry, 'start' | 'end' | 'location'>;
/** From when to when, and where. */
export const ExperienceCardWhen = ({ start, end, location, ...rest }: WhenProps): ReactNode => (
  <p data-part="when" {...rest}>
    {start === '' || start === end ? (
      <span>{formatPeriod(start, end)}</span>
    ) : (
      <span>
        <time dateTime={start}>{formatMonth(start)}</time> –{' '}
        {end === undefined ? <span>{formatMonth(end)}</span> : <time dateTime={end}>{formatMonth(end)}</time>}
      </span>
    )}
    {location !== '' && <span data-part="location">{location}</span>}
  </p>
);

/** The heading, whose link covers the card. */
export const ExperienceCardTitle = ({ linkAs: Link = 'a', ...rest }: ComponentProps<'a'> & LinkAs): ReactNode => (
  <h3 data-part="title">
    <Link data-part="link" {...rest} />
  </h3>
);

type MetricProps = ComponentProps<'p'> & ExperienceCardEntry['metrics'][number];
/** One figure, and what it counts. */
export const ExperienceCardMetric = ({ value, label, ...rest }: MetricProps): ReactNode => (
  <p data-part="metric" {...rest}>
    <strong style={fitLine(value)}>{value}</strong> <span>{label}</span>
  </p>
);

export interface ExperienceCardProps extends Omit<ComponentProps<'article'>, 'children'>, LinkAs {
  /** What the card tells. */
  readonly experience: ExperienceCardEntry;
  /** Address of the case study: a page of its own, for whoever has no script, or what opens the dialog. */
  readonly href: string;
  /** Takes the click over; without it the link is followed. */
  readonly onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** More about the employer, beside its name: how long the owner was there in several posts. */
  readonly note?: string | undefined;
  /** Accessible name of the list of tools; `Built with`. */
  readonly stackLabel?: string;
}

/**
 * One job in the timeline: the first two impacts, first metric and first three stack items (specification, section 9).
 * The whole card is one link.
 */
export const ExperienceCard = (props: ExperienceCardProps): ReactNode => {
  const { experience, href, onOpen, note, stackLabel = 'Built with', linkAs, ...rest } = props;
  const { role, company, summary, impacts, stack } = experience;
  const [metric] = experience.metrics;
  return (
    <ExperienceCardRoot {...languageOf(experience.lang)} {...rest}>
      <ExperienceCardWhen start={experience.start} end={experience.end} location={experience.location} />
      <ExperienceCardText>
        <ExperienceCardTitle
          linkAs={linkAs}
          href={href}
          style={fitWords(role || company)}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          {role || company}
        </ExperienceCardTitle>
        {role !== '' && (
          <ExperienceCardCompany style={fitWords(company)}>
            {note === undefined ? company : `${company} · ${note}`}
          </ExperienceCardCompany>
        )}
        {summary !== '' && <ExperienceCardSummary>{summary}</ExperienceCardSummary>}
        {impacts.length > 0 && <ExperienceCardImpacts items={impacts.slice(0, 2)} />}
      </ExperienceCardText>
      {(metric !== undefined || stack.length > 0) && (
        <ExperienceCardFigures>
          {metric !== undefined && <ExperienceCardMetric {...metric} />}
          <ExperienceCardStack aria-label={stackLabel} items={stack.slice(0, 3)} />
        </ExperienceCardFigures>
      )}
    </ExperienceCardRoot>
  );
};
