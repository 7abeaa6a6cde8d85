import type { Kind, Portfolio, Sentences, StackItem, WrittenAnswer } from '@asad/content';
import type { Entity, Fields } from '../knowledge.ts';
import bank from './bank.json' with { type: 'json' };
import type { SiteFacts } from './derive-lines.ts';
import { fillAll } from './fill.ts';
import type { JoinedPortfolio } from './jobs.ts';
import { createPerson, type Person } from './person.ts';
import { tell } from './speech.ts';

/** A project or a job: entity id, name and tools. */
interface Work {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
}

export type Kinds = Readonly<Record<string, Pick<Kind, 'noun' | 'name' | 'detail' | 'spoken'>>>;

export interface Sources {
  readonly portfolio: JoinedPortfolio;
  readonly person: Person;
  /** The owner's answers, by their keys. */
  readonly answers: ReadonlyMap<string, { readonly says: Sentences; readonly about?: string }>;
  readonly facts: SiteFacts;
  readonly kinds: Kinds;
  /** Year and month of the build: open periods end then. */
  readonly today: string;
  readonly works: { readonly project: readonly Work[]; readonly experience: readonly Work[] };
  /** Names of tools: `React`, `n8n`, `Redis`. */
  readonly parts: readonly string[];
}

/** `React.js`, `ReactJS` and `React` are one tool. */
const toolKey = (name: string): string => name.toLowerCase().replace(/(?<=[\p{L}\d])[ .]?js$/u, '');

/** Writes each tool as its first mention does: the skills, then the works. */
export function withOneSpelling(portfolio: Portfolio): Portfolio {
  const spellings = new Map<string, string>();
  const spell = (names: readonly string[]): readonly string[] => {
    for (const name of names) if (!spellings.has(toolKey(name))) spellings.set(toolKey(name), name);
    return [...new Set(names.map((name) => spellings.get(toolKey(name)) ?? name))];
  };
  spell(portfolio.stack.flatMap(partsOf));
  return {
    ...portfolio,
    stack: portfolio.stack.map((tool) => (tool.parts ? { ...tool, parts: spell(tool.parts) } : tool)),
    projects: portfolio.projects.map((project) => ({ ...project, tags: spell(project.tags) })),
    experiences: portfolio.experiences.map((job) => ({ ...job, stack: spell(job.stack) })),
  };
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
  const answers = new Map(
    Object.entries<WrittenAnswer>(portfolio.answers).map(([id, answer]) => [
      id,
      'says' in answer ? answer : { says: answer },
    ]),
  );
  return { portfolio, answers, person: createPerson(portfolio.owner), facts, kinds, today, works, parts };
}

export const isAvailabilityWritten = ({ owner, answers }: Pick<Portfolio, 'owner' | 'answers'>): boolean =>
  owner.availability !== '' || answers.availability !== undefined;

export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
/** `Languages` has another meaning in questions. */
export const HEADING = new RegExp(bank.known.headings, 'iu');
const KNOWN = new RegExp(bank.known.programming, 'iu');
export const KNOWN_TOOLS: readonly string[] = bank.known.tools.split(' | ');
/** True for a programming language or a well-known tool, in any case. */
export const isKnownTool = (name: string): boolean =>
  KNOWN.test(name) || KNOWN_TOOLS.some((tool) => tool.toLowerCase() === name.toLowerCase());
export function matchNames(names: readonly string[]): RegExp {
  const escaped = names.map((name) => name.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\d.#+-])(?:${escaped.join('|')})(?![\p{L}\d#+])`, 'u');
}
/** A heading of skills is not a tool. */
export const isTool = ({ portfolio }: Sources, part: string): boolean =>
  portfolio.stack.some(({ name, keywords }) => name === part && !keywords);

export const idsOf = (kind: string, entries: readonly { readonly id: string }[]): readonly string[] =>
  entries.map(({ id }) => `${kind}-${id}`);
export const showEntry = (kind: string, id: string) => ({ name: 'showEntry', arguments: { kind, id } }) as const;
export const nothingOf = (title: string): string => `About ${title} I find nothing like that; it is not written here.`;

/** Spoken sentences override computed fields; those of `whole` follow. */
export const withSpoken = (
  spoken: Readonly<Partial<Record<string, Sentences>>> = {},
  fields: Fields,
  whole: Readonly<Record<string, Sentences>> = {},
): Fields => ({
  ...fields,
  ...Object.fromEntries(
    Object.entries(spoken).map(([field, words = []]) => {
      const { isUnwritten: _, says: __, more: ___, ...extra } = fields[field] ?? { says: [] };
      const answer = tell(words, extra);
      const more = [...(answer.more ?? []), ...(whole[field] ?? [])];
      return [field, { ...answer, ...(more.length > 0 && { more }) }];
    }),
  ),
});

/** The owner's written answers override computed fields. */
export function withWritten({ answers }: Sources, id: string, fields: Fields): Fields {
  const written = [...answers].flatMap(([key, { says }]) => {
    const [of, field = 'what'] = key.split('/');
    return of === id ? [[field, says] as const] : [];
  });
  return withSpoken(Object.fromEntries(written), fields);
}

/** Adds fields `common-<id>`: the tools shared with later entries. */
export function withCommon(sources: Sources, entities: readonly Entity[]): readonly Entity[] {
  const works = [...sources.works.project, ...sources.works.experience];
  return entities.flatMap((entity, index) => {
    const [work, ...others] = works.slice(index);
    if (!work) return [];
    const common = others.map(({ id, name, tags }) => {
      const shared = work.tags.filter((tag) => tags.includes(tag));
      const says = fillAll(bank.use.common, { name: work.name, other: name, shared });
      return [`common-${id}`, tell(says, { isAside: true })] as const;
    });
    return [{ ...entity, fields: { ...entity.fields, ...Object.fromEntries(common) } }];
  });
}
