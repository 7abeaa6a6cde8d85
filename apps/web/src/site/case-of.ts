import type { Experience, Picture, Project } from '@asad/content';
import { toPath } from './to-path.ts';
import type { CaseStudyProps } from '@asad/ui/case-study';

type Case = CaseStudyProps['experience'];

/** `pnpm pictures` makes two sizes of each picture of a work. */
export const sizesOf = (path: string) => ({
  srcSet: `${toPath(path).replace('.webp', '-660.webp')} 660w, ${toPath(path)} 1140w`,
  sizes: '(width >= 46rem) 45vw, 92vw',
});
const sized = ({ src, alt }: Picture) => ({
  ...sizesOf(src),
  src: toPath(src),
  alt,
  sizes: '(width >= 60rem) 55rem, 92vw',
  width: 1140,
  height: 760,
});

const briefOf = (text: string): string => text.replace(/(?<=^.{120,280}[.!?])\s.{160,}$/su, '');
/** For the timeline, which is scanned: long prose ends after a sentence. The case study has all of it. */
export const cardOfJob = (job: Experience): Experience => ({
  ...job,
  summary: briefOf(job.summary),
  impacts: job.impacts.map(briefOf),
});

export const caseOfJob = ({ about, ...job }: Experience): Case =>
  about === undefined ? job : { ...job, summary: [about, job.summary].filter(Boolean).join(' ') };

/** True for a work with a case study: its card opens a dialog. */
export const hasCase = ({ problem, approach, results, whatIOwned = [], media = [] }: Project): boolean =>
  Boolean(problem || approach || results) || whatIOwned.length + media.length > 0;

/** The whole work, for its page and the résumé. Omits empty sections. */
export const caseOfProject = (project: Project): Case => ({
  role: project.title,
  company: project.subtitle,
  location: project.role ?? '',
  ...(project.start !== undefined && { start: project.start }),
  ...(project.end !== undefined && { end: project.end }),
  summary: project.story,
  impacts: [...(project.impact === '' ? [] : [project.impact]), ...(project.highlights ?? [])],
  problem: project.problem,
  approach: project.approach,
  results: project.results,
  whatIOwned: project.whatIOwned,
  stack: project.tags,
  ...(project.thumbnail !== undefined && { picture: sized({ src: project.thumbnail, alt: project.thumbnailAlt }) }),
  media: project.media?.map(sized),
  ...(project.links && { links: project.links }),
  ...(project.lang !== undefined && { lang: project.lang }),
});

/** For the dialog: what the card does not show, with the picture. */
export function caseBesideCard(project: Project): Case {
  const { summary: _, stack: __, impacts = [], ...rest } = caseOfProject(project);
  return { ...rest, impacts: impacts.slice(1) };
}
