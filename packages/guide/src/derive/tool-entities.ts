import type { StackItem } from '@asad/content';
import type { Entity } from '../knowledge.ts';
import bank from './bank.json' with { type: 'json' };
import { fillAll, type Scope } from './fill.ts';
import { toFields, toWork } from './rows.ts';
import { isTool, partsOf, showEntry, slugOf, type Sources } from './sources.ts';
import { splitSentences } from './speech.ts';

/** `Languages` has another meaning in questions. */
const HEADING = new RegExp(bank.known.headings, 'iu');
/** A tool may have the name `constructor`. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(bank.known.otherNames));

/** Projects and jobs that used some parts, and those that did not. */
function listUses({ works, person }: Sources, title: string, parts: readonly string[]): Scope {
  const isUsing = ({ tags }: { readonly tags: readonly string[] }): boolean => tags.some((tag) => parts.includes(tag));
  const [projects, jobs] = [works.project.filter(isUsing), works.experience.filter(isUsing)];
  const otherProjects = works.project.filter((work) => !isUsing(work));
  const otherJobs = works.experience.filter((work) => !isUsing(work));
  const namesOf = (list: typeof projects) => list.map(({ name }) => name);
  const idsOf = (list: typeof projects) => list.map(({ id }) => id);
  const values = {
    ...person,
    title,
    hasProjects: works.project.length > 0,
    hasJobs: works.experience.length > 0,
    projects: namesOf(projects),
    projectCount: projects.length,
    isOneProject: projects.length === 1,
    jobs: namesOf(jobs),
    projectIds: idsOf(projects),
    jobIds: idsOf(jobs),
    otherProjects: namesOf(otherProjects),
    otherJobs: namesOf(otherJobs),
    otherProjectIds: idsOf(otherProjects),
    otherJobIds: idsOf(otherJobs),
    isOneOtherProject: otherProjects.length === 1,
    isOneOtherJob: otherJobs.length === 1,
  };
  const { inProjects, inJobs } = bank.use.sentences;
  return { ...values, inProjects: fillAll(inProjects, values), inJobs: fillAll(inJobs, values) };
}

/** Omits sentences in the first person. */
const speakNote = (spoken: string, note: string): readonly string[] => {
  if (note === '') return [];
  const [first = '', ...others] = splitSentences(`Don't use ${spoken} if ${note}`);
  return [first, ...others.filter((sentence) => !/\b(?:I|me|my|we|us|our)\b/iu.test(sentence))];
};

/** The spoken `what` precedes the card's note; the other spoken fields replace those of the card. */
export function toToolEntity(sources: Sources, tool: StackItem): Entity {
  const { id, name, keywords, dontUseIf } = tool;
  const title = keywords ? name : (tool.spokenName ?? name);
  const note = speakNote(title, dontUseIf);
  const { what, ...spoken } = tool.spoken ?? {};
  const values = {
    ...listUses(sources, title, keywords ? (tool.parts ?? []) : (tool.markedBy ?? partsOf(tool))),
    ...tool,
    isHeading: HEADING.test(name),
    spokenWhat: what,
    spokenNumbers: spoken.numbers,
    note,
    noteTail: splitSentences(dontUseIf)[0],
  };
  const entity = toWork(keywords ? 'skills' : 'stack', values, { id, spoken: keywords ? tool.spoken : spoken });
  const { length, cost, learned, ...fields } = entity.fields;
  const rest = { ...(length && { length }), ...(cost && { cost }), ...(learned && { learned }) };
  return { ...entity, fields: { ...fields, ...toFields(bank.use.fields, values), ...rest } };
}

/** Parts of tools, and tools outside the stack: React, Redis, TypeScript. */
export const toPartEntities = (sources: Sources): readonly Entity[] =>
  sources.parts
    .filter((part) => !isTool(sources, part))
    .map((part) => {
      const { portfolio } = sources;
      const tool = portfolio.stack.find((entry) => partsOf(entry).includes(part));
      const ofTool = tool && toToolEntity(sources, tool).fields;
      const uses = listUses(sources, part, [part]);
      const use = toFields(bank.use.fields, uses);
      const { where } = use;
      const isListed = tool?.keywords !== undefined;
      const values = {
        ...uses,
        group: isListed && tool.name,
        ofTool: ofTool?.['what']?.says.slice(0, 1),
        used: isListed && !where?.members?.length ? [] : [...(where?.says ?? []), ...(where?.more ?? [])],
        otherNames: [part.replace('.', ''), part.replace(/\.js$/u, ''), ...(OTHER_NAMES.get(part) ?? [])],
        heardAs: new Map(Object.entries(portfolio.heardAs ?? {})).get(part),
      };
      const {
        fields: { what, length, ...fields },
        ...entity
      } = toWork('part', values, { id: slugOf(part) });
      const same = Object.entries(ofTool ?? {}).filter(([field]) => /^(?:why|numbers|not)$/u.test(field));
      return {
        ...entity,
        fields: {
          ...(what && { what }),
          ...use,
          ...fields,
          ...Object.fromEntries(isListed ? [] : same),
          ...(length && { length }),
        },
        ...(tool && { action: showEntry('stack', tool.id) }),
      };
    });
