import { pickColours, type Project } from '@asad/content';
import { toEntry, type Item } from '@asad/content/resume';
import { projectSchema } from '@asad/content/schemas';
import { uniqueParts } from '../list-parts.ts';
import { createIds, findParts, langOf, linksOf, showTexts, type Source } from './entry-parts.ts';
import { readFacts } from './read-facts.ts';

/** A work is not made with what it was moved from. */
const LEFT = /\b(?:migrat|mov|port|switch)\p{L}* (?:\p{L}+ ){0,3}from (?:an? |the )?(?:old )?\p{Lu}\S*/giu;

export function toProjects(made: readonly Item[], { notes, parts, schools }: Source): readonly Project[] {
  const nextId = createIds('work');
  return made.flatMap((project): Project[] => {
    const { name: title = '', description: story = '', highlights = [], role: part = '', entity, kind } = project;
    if (title === '') {
      notes.unplaced.push(`projects: an entry without a name: ${showTexts(project)}`);
      return [];
    }
    const id = nextId(title);
    const place = [entity, project.location].filter(Boolean).join(', ');
    // The client belongs to `forWhom`; a résumé that this site wrote has it in the role already.
    const role = part === '' || part.endsWith(place) ? part : `${part}, ${place}`;
    if (role === '' && entity === undefined && place !== '') notes.unplaced.push(`${title}: location ${place}`);
    // `application` is a class: it does not say what the work is.
    const isClass = kind !== undefined && /^[\w-]+$/u.test(kind);
    if (isClass) notes.unplaced.push(`${title}: type ${kind}`);
    const read = toEntry(projectSchema, 'projects', project) as Omit<Project, 'id' | 'colours'>;
    const entry: Project = {
      ...read,
      ...(isClass && { subtitle: '' }),
      id,
      ...langOf(title, story, ...highlights),
      tags: uniqueParts([...read.tags, ...findParts(parts, [story, ...highlights].join('\n').replaceAll(LEFT, ' '))]),
      colours: pickColours(id),
      ...linksOf(project),
      ...(role && { role }),
      highlights,
    };
    // A thesis was made at its university, not for it.
    const client = entity === undefined || schools.includes(entity) ? [] : [place];
    const { forWhom: _, ...shape } = projectSchema.shape;
    const facts = readFacts(
      client.length > 0 ? { shape } : projectSchema,
      { title, role, texts: [story, ...highlights] },
      notes,
    );
    return [{ ...entry, ...facts, ...(client.length > 0 && { forWhom: client }) }];
  });
}
