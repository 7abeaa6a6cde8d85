import { pickColours, type Project } from '@asad/content';
import type { Made } from '@asad/content/resume';
import { compact, createIds, findParts, langOf, linksOf, showTexts, type Source } from './entry-parts.ts';
import { readProjectFacts } from './read-facts.ts';

export function toProjects(made: readonly Made[], { notes, parts }: Source): readonly Project[] {
  const nextId = createIds('work');
  return made.flatMap((project): Project[] => {
    const { name: title = '', description: story = '', highlights = [], keywords = [] } = project;
    if (title === '') {
      notes.unplaced.push(`projects: an entry without a name: ${showTexts(project)}`);
      return [];
    }
    const id = nextId(title);
    const role = [project.role, project.entity, project.location].filter(Boolean).join(', ');
    const found = findParts(parts, [story, ...highlights].join('\n')).filter((part) => !keywords.includes(part));
    const entry: Project = {
      id,
      ...langOf(title, story, ...highlights),
      title,
      subtitle: project.kind ?? '',
      story,
      impact: '',
      tags: [...new Set([...keywords, ...found])],
      thumbnailAlt: '',
      colours: pickColours(id),
      ...compact({
        links: { ...linksOf(project.url), ...(project.repo !== undefined && { repo: project.repo }) },
        role,
        start: project.start,
        end: project.end,
        problem: project.problem,
        approach: project.approach,
        results: project.results,
        whatIOwned: project.whatIOwned,
      }),
      highlights,
    };
    return [{ ...entry, ...readProjectFacts(entry, notes) }];
  });
}
