import type { Portfolio, Sentences, StackItem, WrittenAnswer } from '../model.ts';
import type { Entity, Fields } from './knowledge.ts';
import { createPerson, type Person } from './person.ts';
import { speakList, tell } from './speech.ts';

/** What every entity is made from. */
export interface Sources {
  readonly portfolio: Portfolio;
  readonly person: Person;
  /** Year and month of the build: the end of what has none. */
  readonly today: string;
  /** Everything that entries are made with: `React`, `n8n`, `Redis`. */
  readonly parts: readonly string[];
}

export const partsOf = ({ name, parts }: StackItem): readonly string[] => parts ?? [name];
const marksOf = (tool: StackItem): readonly string[] => tool.markedBy ?? partsOf(tool);

export function openSources(portfolio: Portfolio, today: string): Sources {
  const { projects, experiences, stack } = portfolio;
  return {
    portfolio,
    person: createPerson(portfolio.owner),
    today,
    parts: [
      ...new Set([
        ...stack.flatMap(partsOf),
        ...projects.flatMap(({ tags }) => tags),
        ...experiences.flatMap((job) => job.stack),
      ]),
    ],
  };
}

export const isAvailabilityWritten = ({ owner, answers }: Portfolio): boolean =>
  owner.availability !== '' || answers.availability !== undefined;

export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
export const isTool = ({ portfolio }: Sources, part: string): boolean =>
  portfolio.stack.some(({ name }) => name === part);

/** Ids of the tools and parts that a list of tags names. */
export const findUses = (sources: Sources, tags: readonly string[]): readonly string[] => [
  ...sources.portfolio.stack
    .filter((tool) => marksOf(tool).some((part) => tags.includes(part)))
    .map(({ id }) => `stack-${id}`),
  ...tags.filter((tag) => !isTool(sources, tag)).map((tag) => `part-${slugOf(tag)}`),
];

export const idsOf = (kind: string, entries: readonly { readonly id: string }[]): readonly string[] =>
  entries.map(({ id }) => `${kind}-${id}`);
export const showEntry = (kind: string, id: string) => ({ name: 'showEntry', arguments: { kind, id } }) as const;
export const nothingOf = (title: string): string => `About ${title} I find nothing like that; it is not written here.`;

const answersOf = ({ portfolio }: Sources): readonly (readonly [id: string, answer: WrittenAnswer])[] =>
  Object.entries(portfolio.answers);

/** What an answer is about, where its owner said so. */
export function aboutOf(sources: Sources, id: string): string | undefined {
  const [, answer] = answersOf(sources).find(([key]) => key === id) ?? [];
  return answer && 'says' in answer ? answer.about : undefined;
}

/** An entry's fields: the spoken words where it has them, and what is computed elsewhere. */
export const withSpoken = (spoken: Readonly<Partial<Record<string, Sentences>>> = {}, fields: Fields): Fields =>
  Object.fromEntries(
    [...new Set([...Object.keys(fields), ...Object.keys(spoken)])].map((field) => {
      const words = spoken[field];
      const { isUnwritten: _, says: __, more: ___, ...extra } = fields[field] ?? { says: [] };
      return [field, words ? tell(words, extra) : (fields[field] ?? { says: [] })];
    }),
  );

/** The fields of a topic or a list: what its owner wrote of it, and what is computed elsewhere. */
export const withWritten = (sources: Sources, id: string, fields: Fields): Fields =>
  withSpoken(
    Object.fromEntries(
      answersOf(sources)
        .map(([key, answer]) => [key.split('/'), 'says' in answer ? answer.says : answer] as const)
        .flatMap(([[of, field = 'what'], says]) => (of === id ? [[field, says] as const] : [])),
    ),
    fields,
  );

/** What each work has in common with those after it, as the field `common-` and the other's id. */
export function withCommon(
  sources: Sources,
  works: readonly { readonly entity: Entity; readonly name: string; readonly tags: readonly string[] }[],
): readonly Entity[] {
  return works.map(({ entity, name, tags }, index) => {
    const common = works.slice(index + 1).map((other) => {
      const shared = tags.filter((tag) => other.tags.includes(tag));
      const sentence =
        shared.length === 0
          ? `${name} and ${other.name} have no tool in common here.`
          : `What ${name} and ${other.name} have in common is ${speakList(shared)}.`;
      return [`common-${other.entity.id}`, tell([sentence], { isAside: true })] as const;
    });
    return { ...entity, uses: findUses(sources, tags), fields: { ...entity.fields, ...Object.fromEntries(common) } };
  });
}
