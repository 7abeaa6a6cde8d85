import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { LinkAs } from '../foundations/link-as.ts';
import css from './case-study-body.module.css';

export interface CaseStudyEntry {
  readonly problem: string;
  readonly approach: string;
  readonly results: string;
  readonly whatIOwned: readonly string[];
  readonly metrics: readonly { readonly label: string; readonly value: string }[];
  readonly stack: readonly string[];
  readonly media: readonly { readonly src: string; readonly alt: string }[];
  readonly links: { readonly site?: string; readonly repo?: string };
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  <section data-part="section">
    <h3 data-part="label">{title}</h3>
    <div>{children}</div>
  </section>
);

/** The headings of a case study's sections, and the words of its links. */
export interface CaseStudyLabels {
  readonly problem: string;
  readonly approach: string;
  readonly results: string;
  readonly owned: string;
  readonly metrics: string;
  readonly stack: string;
  readonly site: string;
  readonly repo: string;
}

export interface CaseStudyBodyProps extends ComponentProps<'div'>, LinkAs {
  readonly experience: CaseStudyEntry;
  readonly labels?: Partial<CaseStudyLabels> | undefined;
}

const LABELS: CaseStudyLabels = {
  problem: 'Problem',
  approach: 'Approach',
  results: 'Results',
  owned: 'What I Owned',
  metrics: 'Metrics',
  stack: 'Stack',
  site: 'Visit the site',
  repo: 'Read the code',
};

/** The six sections of a case study: in a page of its own, or in the dialog. */
export const CaseStudyBody = (props: CaseStudyBodyProps): ReactNode => {
  const { experience, labels, linkAs: Link = 'a', className, ...rest } = props;
  const words = { ...LABELS, ...labels };
  const { site, repo } = experience.links;
  return (
    <div {...rest} data-component="case-study-body" className={classNames(css['root'], className)}>
      <Section title={words.problem}>
        <p>{experience.problem}</p>
      </Section>
      <Section title={words.approach}>
        <p>{experience.approach}</p>
      </Section>
      <Section title={words.results}>
        <p>{experience.results}</p>
      </Section>
      <Section title={words.owned}>
        <ul data-part="owned">
          {experience.whatIOwned.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
      <Section title={words.metrics}>
        <dl data-part="metrics">
          {experience.metrics.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={words.stack}>
        <ul data-part="stack">
          {experience.stack.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
      {experience.media.map(({ src, alt }) => (
        <img key={src} data-part="media" src={src} alt={alt} loading="lazy" />
      ))}
      {(site !== undefined || repo !== undefined) && (
        <p data-part="links">
          {site !== undefined && <Link href={site}>{words.site}</Link>}
          {repo !== undefined && <Link href={repo}>{words.repo}</Link>}
        </p>
      )}
    </div>
  );
};
