import type { Kind, Portfolio, Sentences, StackItem, WrittenAnswer } from '@asad/content';
import type { Entity, Fields } from '../knowledge.ts';
import type { SiteFacts } from './derive-lines.ts';
import type { JoinedPortfolio } from './jobs.ts';
import { createPerson, type Person } from './person.ts';
import { speakList, tell } from './speech.ts';

/** A project or a job: entity id, name and tools. */
interface Work {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** The table of kinds. */
export type Kinds = Readonly<Record<string, Pick<Kind, 'noun' | 'name' | 'detail' | 'spoken'>>>;

export interface Sources {
  readonly portfolio: JoinedPortfolio;
  readonly person: Person;
  readonly facts: SiteFacts;
  readonly kinds: Kinds;
  /** Year and month of the build: open periods end then. */
  readonly today: string;
  readonly works: { readonly project: readonly Work[]; readonly experience: readonly Work[] };
  /** Names of tools: `React`, `n8n`, `Redis`. */
  readonly parts: readonly string[];
}

export const partsOf = ({ name, parts }: StackItem): readonly string[] => parts ?? [name];

export function openSources(
  portfolio: JoinedPortfolio,
  today: string,
  { facts, kinds }: Pick<Sources, 'facts' | 'kinds'>,
): Sources {
  const works = {
    project: portfolio.projects.map(({ id, title, tags }) => ({ id: `project-${id}`, name: title, tags })),
    experience: portfolio.experiences.map((job) => ({
      id: `experience-${job.id}`,
      name: job.company,
      tags: job.stack,
    })),
  };
  const tags = Object.values(works).flatMap((list) => list.flatMap((work) => work.tags));
  const parts = [...new Set([...portfolio.stack.flatMap(partsOf), ...tags])];
  return { portfolio, person: createPerson(portfolio.owner), facts, kinds, today, works, parts };
}

export const isAvailabilityWritten = ({ owner, answers }: Pick<Portfolio, 'owner' | 'answers'>): boolean =>
  owner.availability !== '' || answers.availability !== undefined;

/** Returns the lists that have entries. */
export const listsOf = ({ projects, experiences }: Pick<Portfolio, 'projects' | 'experiences'>): readonly string[] => [
  ...(projects.length > 0 ? ['all-project/what'] : []),
  ...(experiences.length > 0 ? ['all-experience/what'] : []),
];

export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
/** A heading of skills is not a tool. */
export const isTool = ({ portfolio }: Sources, part: string): boolean =>
  portfolio.stack.some(({ name, keywords }) => name === part && !keywords);

export const idsOf = (kind: string, entries: readonly { readonly id: string }[]): readonly string[] =>
  entries.map(({ id }) => `${kind}-${id}`);
export const showEntry = (kind: string, id: string) => ({ name: 'showEntry', arguments: { kind, id } }) as const;
export const nothingOf = (title: string): string => `About ${title} I find nothing like that; it is not written here.`;

const answersOf = ({ portfolio }: Sources): readonly (readonly [id: string, answer: WrittenAnswer])[] =>
  Object.entries(portfolio.answers);

/** Returns the entry that the owner linked to an answer. */
export function aboutOf(sources: Sources, id: string): string | undefined {
  const [, answer] = answersOf(sources).find(([key]) => key === id) ?? [];
  return answer && 'says' in answer ? answer.about : undefined;
}

/** The owner's sentences for `entity/field` of `answers.ts`. */
export function writtenOf({ answers }: Pick<Portfolio, 'answers'>, id: string): readonly string[] {
  const answer = new Map<string, WrittenAnswer>(Object.entries(answers)).get(id) ?? [];
  return 'says' in answer ? answer.says : answer;
}

/** Spoken sentences override computed fields. */
export const withSpoken = (spoken: Readonly<Partial<Record<string, Sentences>>> = {}, fields: Fields): Fields => ({
  ...fields,
  ...Object.fromEntries(
    Object.entries(spoken).map(([field, words = []]) => {
      const { isUnwritten: _, isSearched: ____, says: __, more: ___, ...extra } = fields[field] ?? { says: [] };
      return [field, tell(words, extra)];
    }),
  ),
});

/** The owner's written answers override computed fields. */
export const withWritten = (sources: Sources, id: string, fields: Fields): Fields =>
  withSpoken(
    Object.fromEntries(
      answersOf(sources)
        .map(([key, answer]) => [key.split('/'), 'says' in answer ? answer.says : answer] as const)
        .flatMap(([[of, field = 'what'], says]) => (of === id ? [[field, says] as const] : [])),
    ),
    fields,
  );

/** Adds fields `common-<id>`: the tools shared with later entries. */
export function withCommon(sources: Sources, entities: readonly Entity[]): readonly Entity[] {
  const works = [...sources.works.project, ...sources.works.experience];
  return entities.flatMap((entity, index) => {
    const [work, ...others] = works.slice(index);
    if (!work) return [];
    const common = others.map(({ id, name, tags }) => {
      const shared = work.tags.filter((tag) => tags.includes(tag));
      const sentence =
        shared.length === 0
          ? `${work.name} and ${name} have no tool in common here.`
          : `What ${work.name} and ${name} have in common is ${speakList(shared)}.`;
      return [`common-${id}`, tell([sentence], { isAside: true })] as const;
    });
    return [{ ...entity, fields: { ...entity.fields, ...Object.fromEntries(common) } }];
  });
}
