import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
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

const Section = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <section data-part="section">
    <h4 data-part="label">{title}</h4>
    <div>{children}</div>
  </section>
);

export interface CaseStudyBodyProps extends ComponentProps<'div'> {
  readonly experience: CaseStudyEntry;
}

/** The six sections of a case study. Stands in the card without JavaScript and in the dialog with it. */
export const CaseStudyBody = ({ experience, className, ...rest }: CaseStudyBodyProps): ReactNode => (
  <div {...rest} data-component="case-study-body" className={classNames(css['root'], className)}>
    <Section title="Problem">
      <p>{experience.problem}</p>
    </Section>
    <Section title="Approach">
      <p>{experience.approach}</p>
    </Section>
    <Section title="Results">
      <p>{experience.results}</p>
    </Section>
    <Section title="What I Owned">
      <ul data-part="owned">
        {experience.whatIOwned.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
    <Section title="Metrics">
      <dl data-part="metrics">
        {experience.metrics.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
    <Section title="Stack">
      <ul data-part="stack">
        {experience.stack.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
    {experience.media.map(({ src, alt }) => (
      <img key={src} data-part="media" src={src} alt={alt} loading="lazy" />
    ))}
    {(experience.links.site !== undefined || experience.links.repo !== undefined) && (
      <p data-part="links">
        {experience.links.site !== undefined && <a href={experience.links.site}>Visit the site</a>}
        {experience.links.repo !== undefined && <a href={experience.links.repo}>Read the code</a>}
      </p>
    )}
  </div>
);
