import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { DrawnPicture } from '../drawn-picture/drawn-picture.tsx';
import { formatMonth, formatPeriod, languageOf } from '../foundations/format-period.ts';
import { fitLine, fitWords } from '../foundations/fit-words.ts';
import { classNames, LABEL, list, root, ROW } from '../foundations/parts.tsx';
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
  readonly metrics?: readonly { readonly label: string; readonly value: string }[] | undefined;
  readonly stack: readonly string[];
  /** Language of the text if it differs from the page's. */
  readonly lang?: string | undefined;
}

const Root = root('article', 'experience-card', css['root']);
const Impacts = list('impacts');
const Stack = list('stack');
const BUILT_WITH = 'Built with';

/** Period and location. */
const When = ({ start, end, location }: Pick<ExperienceCardEntry, 'start' | 'end' | 'location'>): ReactNode => (
  <p data-part="when" className={LABEL}>
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

export interface ExperienceCardProps extends Omit<ComponentProps<'article'>, 'children'> {
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
}

/** One job as a card, which its link covers: first two impacts, first metric, first three tools. */
export const ExperienceCard = (props: ExperienceCardProps): ReactNode => {
  const { experience, href, onOpen, note, drawing, ...rest } = props;
  const { role, company, summary, impacts, stack } = experience;
  const [metric] = experience.metrics ?? [];
  return (
    <Root {...rest}>
      <When start={experience.start} end={experience.end} location={experience.location} />
      {/* The timeline keeps the direction of the page. */}
      <div data-part="text" {...languageOf(experience.lang)}>
        <h3 data-part="title">
          <a data-part="link" href={href} style={fitWords(role || company)} aria-haspopup="dialog" onClick={onOpen}>
            {role || company}
          </a>
        </h3>
        {role !== '' && company !== '' && (
          <p data-part="company" style={fitWords(company)}>
            {note === undefined ? company : `${company} · ${note}`}
          </p>
        )}
        {summary !== '' && <p data-part="summary">{summary}</p>}
        {impacts.length > 0 && <Impacts items={impacts.slice(0, 2)} />}
      </div>
      {(metric !== undefined || drawing !== undefined || stack.length > 0) && (
        <div data-part="figures">
          {metric === undefined ? (
            drawing && <DrawnPicture {...drawing} />
          ) : (
            <p data-part="metric">
              <strong style={fitLine(metric.value)}>{metric.value}</strong>{' '}
              <span className={LABEL}>{metric.label}</span>
            </p>
          )}
          <Stack className={classNames(LABEL, ROW)} aria-label={BUILT_WITH} items={stack.slice(0, 3)} />
        </div>
      )}
    </Root>
  );
};
