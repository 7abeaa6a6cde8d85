import { pickColours, type Project } from '@asad/content';
import { toEntry, type Item } from '@asad/content/resume';
import { projectSchema } from '@asad/content/schemas';
import { createIds, findParts, langOf, linksOf, showTexts, type Source } from './entry-parts.ts';
import { readFacts } from './read-facts.ts';

export function toProjects(made: readonly Item[], { notes, parts }: Source): readonly Project[] {
  const nextId = createIds('work');
  return made.flatMap((project): Project[] => {
    const { name: title = '', description: story = '', highlights = [] } = project;
    if (title === '') {
      notes.unplaced.push(`projects: an entry without a name: ${showTexts(project)}`);
      return [];
    }
    const id = nextId(title);
    const role = [project.role, project.entity, project.location].filter(Boolean).join(', ');
    const read = toEntry(projectSchema, 'projects', project) as Omit<Project, 'id' | 'colours'>;
    const entry: Project = {
      ...read,
      id,
      ...langOf(title, story, ...highlights),
      tags: [...new Set([...read.tags, ...findParts(parts, [story, ...highlights].join('\n'))])],
      colours: pickColours(id),
      ...linksOf(project),
      ...(role && { role }),
      highlights,
    };
    return [{ ...entry, ...readFacts(projectSchema, { title, role, texts: [story, ...highlights] }, notes) }];
  });
}
