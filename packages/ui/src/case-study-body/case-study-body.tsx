import type { ComponentProps, ReactNode } from 'react';
import { languageOf } from '../foundations/format-period.ts';
import { LABEL, list, root } from '../foundations/parts.tsx';
import css from './case-study-body.module.css';

type Picture = Pick<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'width' | 'height'> & {
  readonly alt: string;
};

/** A job or project; empty sections are omitted. */
export interface CaseStudyEntry {
  readonly summary?: string | undefined;
  readonly impacts?: readonly string[] | undefined;
  readonly problem?: string | undefined;
  readonly approach?: string | undefined;
  readonly results?: string | undefined;
  readonly whatIOwned?: readonly string[] | undefined;
  readonly metrics?: readonly { readonly label: string; readonly value: string }[] | undefined;
  readonly stack?: readonly string[] | undefined;
  /** Above the text. */
  readonly picture?: Picture | undefined;
  /** Below the text. */
  readonly media?: readonly Picture[] | undefined;
  readonly links?: { readonly site?: string; readonly repo?: string } | undefined;
  readonly lang?: string | undefined;
}

const WORDS = {
  problem: 'Problem',
  approach: 'Approach',
  results: 'Results',
  owned: 'What I Owned',
  metrics: 'Metrics',
  stack: 'Stack',
  site: 'Visit the site',
  repo: 'Read the code',
};

export interface CaseStudyBodyProps extends ComponentProps<'div'> {
  /** Content. */
  readonly experience: CaseStudyEntry;
  /** Heading level: 3 in a dialog, 2 on a page. */
  readonly headingLevel?: 2 | 3;
}

const Root = root('div', 'case-study-body', css['root']);
const Owned = list('owned');
const Impacts = list('impacts');
const Stack = list('stack');

/** Summary and sections, for a page or a dialog. */
export const CaseStudyBody = (props: CaseStudyBodyProps): ReactNode => {
  const { experience, headingLevel = 3, ...rest } = props;
  const { summary, impacts = [], whatIOwned = [], metrics = [], stack = [], media = [], links = {}, lang } = experience;
  const { site, repo } = links;
  const { picture } = experience;
  const Heading = `h${headingLevel}` as const;
  const renderSection = (title: string, content: ReactNode): ReactNode => (
    <section key={title} data-part="section">
      <Heading data-part="label">{title}</Heading>
      <div>{content}</div>
    </section>
  );
  return (
    <Root {...languageOf(lang)} {...rest}>
      {picture && <img data-part="media" {...picture} alt={picture.alt} />}
      {(summary || impacts.length > 0) && (
        <div data-part="lead">
          {summary && <p>{summary}</p>}
          {impacts.length > 0 && <Impacts items={impacts} />}
        </div>
      )}
      {(['problem', 'approach', 'results'] as const).map(
        (name) => experience[name] && renderSection(WORDS[name], <p>{experience[name]}</p>),
      )}
      {whatIOwned.length > 0 && renderSection(WORDS.owned, <Owned items={whatIOwned} />)}
      {metrics.length > 0 &&
        renderSection(
          WORDS.metrics,
          <dl data-part="metrics">
            {metrics.map(({ label, value }) => (
              <div key={label}>
                <dt className={LABEL}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>,
        )}
      {stack.length > 0 && renderSection(WORDS.stack, <Stack items={stack} />)}
      {media.map((medium) => (
        <img key={medium.src} data-part="media" loading="lazy" {...medium} alt={medium.alt} />
      ))}
      {(site !== undefined || repo !== undefined) && (
        <p data-part="links">
          {site !== undefined && <a href={site}>{WORDS.site}</a>}
          {repo !== undefined && <a href={repo}>{WORDS.repo}</a>}
        </p>
      )}
    </Root>
  );
};
