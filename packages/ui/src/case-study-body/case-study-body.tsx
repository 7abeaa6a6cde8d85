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

const Section = ({
  title,
  as: Heading,
  children,
}: {
  title: string;
  as: 'h3' | 'h4';
  children: ReactNode;
}): ReactNode => (
  <section data-part="section">
    <Heading data-part="label">{title}</Heading>
    <div>{children}</div>
  </section>
);

export interface CaseStudyBodyProps extends ComponentProps<'div'> {
  readonly experience: CaseStudyEntry;
  /** Level below the title that it stands under: `h3` in the dialog, `h4` in the card. */
  readonly headingAs?: 'h3' | 'h4';
}

/** The six sections of a case study. Stands in the card without JavaScript and in the dialog with it. */
export const CaseStudyBody = ({ experience, headingAs = 'h3', className, ...rest }: CaseStudyBodyProps): ReactNode => (
  <div {...rest} data-component="case-study-body" className={classNames(css['root'], className)}>
    <Section as={headingAs} title="Problem">
      <p>{experience.problem}</p>
    </Section>
    <Section as={headingAs} title="Approach">
      <p>{experience.approach}</p>
    </Section>
    <Section as={headingAs} title="Results">
      <p>{experience.results}</p>
    </Section>
    <Section as={headingAs} title="What I Owned">
      <ul data-part="owned">
        {experience.whatIOwned.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
    <Section as={headingAs} title="Metrics">
      <dl data-part="metrics">
        {experience.metrics.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
    <Section as={headingAs} title="Stack">
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
