import type { Experience, Project } from '@asad/content';
import type { CaseStudyProps } from '@asad/ui/case-study';

type Case = CaseStudyProps['experience'];

export const caseOfJob = ({ about, ...job }: Experience): Case =>
  about === undefined ? job : { ...job, summary: [about, job.summary].filter(Boolean).join(' ') };

/** Omits empty sections. */
export const caseOfProject = (project: Project): Case => ({
  role: project.title,
  company: project.subtitle,
  location: project.role ?? '',
  ...(project.start !== undefined && { start: project.start }),
  ...(project.end !== undefined && { end: project.end }),
  summary: project.story,
  impacts: [...(project.impact === '' ? [] : [project.impact]), ...(project.highlights ?? [])],
  stack: project.tags,
  ...(project.links && { links: project.links }),
  ...(project.lang !== undefined && { lang: project.lang }),
});
