import { experiences, site } from '@asad/content';
import { CaseStudiesPage } from '../case-studies/case-studies-page.tsx';

/** The document that the cards lead to without a script. */
export const caseStudies = {
  title: `${site.experiences.title} · ${site.name}`,
  description: site.experiences.intro,
  element: <CaseStudiesPage />,
  ids: experiences.map(({ id }) => id),
};
