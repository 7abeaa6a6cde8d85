import type { StackItem } from '@asad/content';
import type { Entity } from '../knowledge.ts';
import bank from './bank.json' with { type: 'json' };
import { fillSentences, type Scope } from './fill.ts';
import { toFields, toWork } from './rows.ts';
import { isSelf, speakPlace } from './jobs.ts';
import { HEADING, isTool, matchNames, partsOf, showEntry, slugOf, type Sources } from './sources.ts';
import { splitSentences } from './speech.ts';

/** A tool may have the name `constructor`. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(bank.known.otherNames));

/** Projects and jobs that used some parts, and those that did not. */
function listUses({ works, person }: Sources, title: string, parts: readonly string[]): Scope {
  const values = Object.entries(works).map(([kind, all]): Scope => {
    const used = all.filter(({ tags }) => tags.some((tag) => parts.includes(tag)));
    const others = all.filter((work) => !used.includes(work));
    return {
      [`${kind}Count`]: all.length,
      [`${kind}Used`]: used.flatMap(({ name: company }) => (isSelf({ company }) ? [] : company)),
      [`${kind}UsedAlone`]: used.flatMap(({ name: company }) => (isSelf({ company }) ? speakPlace({ company }) : [])),
      [`${kind}UsedIds`]: used.map(({ id }) => id),
      [`${kind}UsedOnce`]: used.length === 1,
      [`${kind}UsedCount`]: used.length,
      [`${kind}Others`]: others.map(({ name }) => name),
      [`${kind}OtherIds`]: others.map(({ id }) => id),
      [`${kind}OneOther`]: others.length === 1,
    };
  });
  return fillSentences(bank.use.sentences, Object.assign({ ...person, title }, ...values) as Scope);
}

/** Lists the deeds done with a tool in the works that name it. */
function listDeeds({ portfolio: { experiences, projects }, person }: Sources, part: string): readonly string[] {
  const named = matchNames([part]);
  const deeds = [
    ...experiences.map(({ at, impacts }) => [at, impacts] as const),
    ...projects.map(({ title, highlights = [] }) => [title, highlights] as const),
  ];
  return deeds.flatMap(([of, texts]) =>
    texts.filter((text) => named.test(text)).flatMap((text) => person.quoteOf(of, text)),
  );
}

/** "13 years of C, the last four also Rust." */
const listLengths = ({ portfolio: { words }, person }: Sources, part: string): readonly string[] =>
  words.about
    .flatMap(splitSentences)
    .filter((text) => /\byears?\b/iu.test(text) && matchNames([part]).test(text))
    .flatMap(person.quote);

/** The spoken `what` precedes the card's note; the other spoken fields replace those of the card. */
export function toToolEntity(sources: Sources, tool: StackItem): Entity {
  const { id, name, keywords, dontUseIf } = tool;
  const title = keywords ? name : (tool.spokenName ?? name);
  const { what, ...spoken } = tool.spoken ?? {};
  const [note = '', ...remarks] = splitSentences(dontUseIf);
  const values = {
    ...(keywords
      ? listUses(sources, `tools listed under ${name}`, tool.parts ?? [])
      : listUses(sources, title, tool.markedBy ?? partsOf(tool))),
    title,
    ...tool,
    isHeading: HEADING.test(name),
    spokenWhat: what,
    spokenNumbers: spoken.numbers,
    note,
    // One in the first person is not the owl's.
    remarks: remarks.filter((remark) => sources.person.quote(remark).includes(remark)),
  };
  const entity = toWork(keywords ? 'skills' : 'stack', values, { id, spoken: keywords ? tool.spoken : spoken });
  return { ...entity, fields: { ...entity.fields, ...toFields(bank.use.fields, values) } };
}

/** Fields of a tool that its parts share. */
const SHARED = new Set(['why', 'numbers', 'not']);

/** Parts of tools, and tools outside the stack: React, Redis, TypeScript. */
export const toPartEntities = (sources: Sources): readonly Entity[] =>
  sources.parts
    .filter((part) => !isTool(sources, part))
    .map((part) => {
      const { stack, heardAs = {} } = sources.portfolio;
      const tool = stack.find((entry) => partsOf(entry).includes(part));
      const ofTool = tool && toToolEntity(sources, tool).fields;
      const uses = listUses(sources, part, [part]);
      const use = toFields(bank.use.fields, uses);
      const isListed = tool?.keywords !== undefined && tool.name !== part;
      const entity = toWork(
        'part',
        fillSentences(bank.kinds.part.sentences, {
          ...uses,
          group: isListed && tool.name,
          level: isListed && tool.metric,
          ofTool: ofTool?.['what']?.says.slice(0, 1),
          deeds: listDeeds(sources, part),
          lengths: listLengths(sources, part),
          used: isListed && !use['where']?.members?.length ? [] : use['where']?.says,
          otherNames: [part.replace('.', ''), part.replace(/\.js$|^Apache /gu, ''), ...(OTHER_NAMES.get(part) ?? [])],
          heardAs: new Map(Object.entries(heardAs)).get(part),
        }),
        { id: slugOf(part) },
      );
      const { what = { says: [] }, ...fields } = entity.fields;
      const shared = Object.entries(ofTool ?? {}).filter(([field]) => !isListed && SHARED.has(field));
      return {
        ...entity,
        fields: { what, ...use, ...fields, ...Object.fromEntries(shared) },
        ...(tool && { action: showEntry('stack', tool.id) }),
      };
    });
