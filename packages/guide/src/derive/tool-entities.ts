import type { StackItem } from '@asad/content';
import { listTerms } from '../english/list-terms.ts';
import { REASON } from '../english/words.ts';
import type { Entity, Fields } from '../knowledge.ts';
import { listWritten } from './list-written.ts';
import { isTool, nothingOf, partsOf, showEntry, slugOf, withSpoken, type Sources } from './sources.ts';
import bank from './bank.json' with { type: 'json' };
import { upperFirst } from '../english/phrases.ts';
import { lowerFirst, notHere, speakList, speakNumber, splitSentences, tell, tellOr, unwritten } from './speech.ts';

const speakNames = (works: readonly { readonly name: string }[]): string => speakList(works.map(({ name }) => name));

/** Projects and jobs that used some parts, and those that did not. */
function tellUse({ works, person }: Sources, spoken: string, some: readonly string[]): Fields {
  const isUsing = ({ tags }: { readonly tags: readonly string[] }): boolean => tags.some((tag) => some.includes(tag));
  const [projects, jobs] = [works.project.filter(isUsing), works.experience.filter(isUsing)];
  const many = `${upperFirst(speakNumber(projects.length))} projects are`;
  const inProjects =
    projects.length === 0
      ? `None of the projects names ${spoken}.`
      : `${projects.length === 1 ? 'One project is' : many} made with ${spoken}: ${speakNames(projects)}.`;
  const inJobs =
    jobs.length === 0
      ? `None of the jobs names ${spoken}.`
      : `At work ${person.first} used ${spoken} at ${speakNames(jobs)}.`;
  const tellWithout = (kind: 'project' | 'experience', noun: string): Fields => {
    if (works[kind].length === 0) return {};
    const others = works[kind].filter((work) => !isUsing(work));
    const [cards, name] = others.length === 1 ? ['card', 'names'] : ['cards', 'name'];
    const says =
      others.length === 0
        ? `The card of every ${noun} names ${spoken}.`
        : `The ${cards} of ${speakNames(others)} ${name} no ${spoken}.`;
    return { [`without-${kind}`]: tell([says], { members: others.map(({ id }) => id), isAside: true }) };
  };
  const [projectIds, jobIds] = [projects.map(({ id }) => id), jobs.map(({ id }) => id)];
  const used = [projects.length > 0 ? inProjects : '', jobs.length > 0 ? inJobs : ''].filter(Boolean);
  const unused = [works.project.length > 0 ? inProjects : '', works.experience.length > 0 ? inJobs : ''];
  return {
    where: tell(used.length > 0 ? used : unused.some(Boolean) ? unused : [inProjects], {
      members: [...projectIds, ...jobIds],
    }),
    'in-project': tell([inProjects], { members: projectIds, isAside: true }),
    'in-experience': tell([inJobs], { members: jobIds, isAside: true }),
    ...tellWithout('project', 'project'),
    ...tellWithout('experience', 'job'),
  };
}

/** `Languages` has another meaning in questions. */
const HEADING = new RegExp(bank.known.headings, 'iu');

function toGroupOfSkills(sources: Sources, tool: StackItem): Entity {
  const { id, name, metric, parts = [], keywords = [] } = tool;
  const { person } = sources;
  const level = metric === '' ? '' : `The level that is given: ${metric}.`;
  return {
    id: `stack-${id}`,
    kind: 'stack',
    title: name,
    ...(!HEADING.test(name) && { names: [name, ...(tool.names ?? [])] }),
    texts: [name, ...keywords],
    fields: withSpoken(tool.spoken, {
      what: tell([`Under ${name} ${person.first} ${person.is('lists', 'list')} ${speakList(keywords)}.`, level]),
      numbers: level === '' ? unwritten(`Figures of ${name} are not written here.`) : tell([level]),
      not: notHere(`When not to use ${name}`),
      ...tellUse(sources, name, parts),
      why: notHere(`Why ${person.first} ${person.is('chose', 'chose')} ${name}`),
      length: unwritten(`For how long ${person.first} ${person.is('has', 'have')} used ${name} is not written here.`),
    }),
    nothing: nothingOf(name),
    action: showEntry('stack', id),
  };
}

/** Omits sentences in the first person. */
const speakNote = (spoken: string, note: string): readonly string[] => {
  const [first = '', ...others] = splitSentences(`Don't use ${spoken} if ${note}`);
  return [first, ...others.filter((sentence) => !/\b(?:I|me|my|we|us|our)\b/iu.test(sentence))];
};

export function toToolEntity(sources: Sources, tool: StackItem): Entity {
  if (tool.keywords) return toGroupOfSkills(sources, tool);
  const { id, name, role, metric, dontUseIf } = tool;
  const { person } = sources;
  const spoken = tool.spokenName ?? name;
  const note = speakNote(spoken, dontUseIf);
  const [shortNote = ''] = note;
  const { what = [`${person.first} ${person.is('works', 'work')} with ${spoken}: ${lowerFirst(role)}`], ...words } =
    tool.spoken ?? {};
  const numbers = words.numbers ?? (metric === '' ? undefined : [`The card of ${spoken} says: ${lowerFirst(metric)}.`]);
  const figures = numbers ? tell(numbers) : unwritten(`Figures of ${spoken} are not written here.`);
  return {
    id: `stack-${id}`,
    kind: 'stack',
    title: spoken,
    names: [...new Set([name, ...(tool.names ?? [])])],
    ...(tool.heardAs && { heardAs: tool.heardAs }),
    texts: [name, role, metric],
    fields: withSpoken(words, {
      what: tell([
        ...(role === '' && !tool.spoken?.what
          ? [`${person.first} ${person.is('works', 'work')} with ${spoken}.`]
          : what),
        ...(dontUseIf === '' ? [] : [`And the card adds: ${shortNote.replace(/^D/u, 'd')}`]),
      ]),
      why:
        role === ''
          ? notHere(`Why ${spoken} was chosen`)
          : tell([`The card of ${spoken} gives this reason: ${lowerFirst(role)}`]),
      numbers: figures,
      result: { ...figures, isAside: true },
      not: dontUseIf === '' ? notHere(`When not to use ${spoken}`) : tell(note),
      ...tellUse(sources, spoken, tool.markedBy ?? partsOf(tool)),
      length: unwritten(`For how long ${person.first} ${person.is('has', 'have')} used ${spoken} is not written here.`),
      cost: notHere(`What ${spoken} costs`),
      learned: notHere(`How ${person.first} learned ${spoken}`),
    }),
    nothing: nothingOf(spoken),
    action: showEntry('stack', id),
  };
}

/** "Chose Rust because it needs no runtime." */
const listReasons = (sources: Sources, part: string): readonly string[] =>
  listWritten(sources, REASON).filter((text) => listTerms(part).every((term) => listTerms(text).includes(term)));

/** A tool may have the name `constructor`. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(bank.known.otherNames));

/** Parts of tools, and tools outside the stack: React, Redis, TypeScript. */
export const toPartEntities = (sources: Sources): readonly Entity[] =>
  sources.parts
    .filter((part) => !isTool(sources, part))
    .map((part) => {
      const { portfolio, person } = sources;
      const tool = portfolio.stack.find((one) => partsOf(one).includes(part));
      const ofTool = tool && toToolEntity(sources, tool).fields;
      const use = tellUse(sources, part, [part]);
      const isUsed = (use['where']?.members?.length ?? 0) > 0;
      const listed = tool?.keywords
        ? [`${person.first} ${person.is('knows', 'know')} ${part}: it is listed under ${tool.name}.`]
        : undefined;
      const heardAs = new Map(Object.entries(portfolio.heardAs ?? {})).get(part);
      const same = Object.entries(ofTool ?? {}).filter(([field]) => /^(?:why|numbers|not)$/u.test(field));
      return {
        id: `part-${slugOf(part)}`,
        kind: 'part',
        title: part,
        names: [
          ...new Set([part, part.replace('.', ''), part.replace(/\.js$/u, ''), ...(OTHER_NAMES.get(part) ?? [])]),
        ],
        ...(heardAs && { heardAs }),
        fields: {
          what: tell([
            ...(listed ?? ofTool?.['what']?.says.slice(0, 1) ?? []),
            ...(listed && !isUsed ? [] : [...(use['where']?.says ?? []), ...(use['where']?.more ?? [])]),
          ]),
          ...use,
          ...(listed && !isUsed && { where: tell(listed) }),
          why: tellOr(listReasons(sources, part), `Why ${part} was chosen`),
          ...Object.fromEntries(listed ? [] : same),
          length: unwritten(
            `For how long ${person.first} ${person.is('has', 'have')} used ${part} is not written here.`,
          ),
        },
        nothing: nothingOf(part),
        ...(tool && { action: showEntry('stack', tool.id) }),
      };
    });
