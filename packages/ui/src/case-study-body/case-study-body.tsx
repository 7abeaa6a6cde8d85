import type { ComponentProps, ReactNode } from 'react';
import type { LinkAs } from '../foundations/link-as.ts';
import { anatomy, list, root } from '../foundations/parts.tsx';
import css from './case-study-body.module.css';

/** What styles may name. */
export const caseStudyBodyAnatomy = anatomy('case-study-body', {
  parts: ['section', 'label', 'owned', 'metrics', 'stack', 'media', 'links'],
});

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

const LABELS = {
  problem: 'Problem',
  approach: 'Approach',
  results: 'Results',
  owned: 'What I Owned',
  metrics: 'Metrics',
  stack: 'Stack',
  site: 'Visit the site',
  repo: 'Read the code',
};

export interface CaseStudyBodyProps extends ComponentProps<'div'>, LinkAs {
  /** What the case tells. */
  readonly experience: CaseStudyEntry;
  /** The headings of the sections, and the words of the links. */
  readonly labels?: Partial<typeof LABELS> | undefined;
}

const Root = root('div', 'case-study-body', css['root']);
const Owned = list('owned');
const Stack = list('stack');

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  <section data-part="section">
    <h3 data-part="label">{title}</h3>
    <div>{children}</div>
  </section>
);

/** The six sections of a case study: in a page of its own, or in the dialog. */
export const CaseStudyBody = (props: CaseStudyBodyProps): ReactNode => {
  const { experience, labels, linkAs: Link = 'a', ...rest } = props;
  const words = { ...LABELS, ...labels };
  const { site, repo } = experience.links;
  return (
    <Root {...rest}>
      {(['problem', 'approach', 'results'] as const).map((name) => (
        <Section key={name} title={words[name]}>
          <p>{experience[name]}</p>
        </Section>
      ))}
      <Section title={words.owned}>
        <Owned items={experience.whatIOwned} />
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
        <Stack items={experience.stack} />
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
    </Root>
  );
};
