import '@asad/ui/theme.css';
import { site } from '../site/site.ts';
import { experiences } from '@asad/content';
import { CaseStudyBody } from '@asad/ui/case-study-body';
import { formatMonth } from '@asad/ui/format-month';
import type { ReactNode } from 'react';
import css from './case-studies-page.module.css';

/**
 * The case studies as one plain document, for whoever has no script: where the dialog is, the cards of the home page
 * open that instead. It is not indexed: the home page shows the same.
 */
const CaseStudiesPage = (): ReactNode => (
  <main className={css['root']}>
    <p>
      <a href="/#experiences">{site.name}</a>
    </p>
    <h1 className={css['headline']}>{site.experiences.title}</h1>
    {experiences.map((experience) => (
      <article key={experience.id} id={experience.id} className={css['case']}>
        <h2>
          {experience.role}, {experience.company}
        </h2>
        <p className={css['when']}>
          {formatMonth(experience.start)} – {formatMonth(experience.end)} · {experience.location}
        </p>
        <CaseStudyBody experience={experience} />
      </article>
    ))}
  </main>
);

export { CaseStudiesPage as Page };
