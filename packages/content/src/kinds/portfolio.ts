import { z } from 'zod';
import { countMonthsFrom } from '../dates.ts';
import { KIND_ROWS } from '../kinds.ts';
import { BACKGROUND, type Background } from './background.ts';
import { experience } from './experience.ts';
import { text, texts, type DataOf } from './field-kinds.ts';
import { owner, profile } from './owner.ts';
import { pillar, principle } from './principle.ts';
import { project } from './project.ts';
import { stackItem } from './stack-item.ts';
import { answers, words, type Answers } from './words.ts';

/** What `pnpm new` adds, by its name there. */
export const ENTRY_KINDS = {
  project: { list: 'projects', schema: project },
  experience: { list: 'experiences', schema: experience },
  tool: { list: 'stack', schema: stackItem },
  ...Object.fromEntries(KIND_ROWS.map(([list, { noun }]) => [noun, { list, schema: BACKGROUND[list] }] as const)),
  profile: { list: 'profiles', schema: profile },
} as Readonly<Record<string, { readonly list: Place; readonly schema: z.ZodObject }>>;
/** Where an entry goes: its own list, a list of `background.ts`, or the profiles of `owner.ts`. */
export type Place = 'projects' | 'experiences' | 'stack' | 'profiles' | keyof Background;
export { BACKGROUND, experience as experienceSchema, owner as ownerSchema, project as projectSchema };
export { fillEntry, findFieldFault, listAsked, type Field } from './schema-fields.ts';

/** Two entries with one id would share an address. */
const withoutDoubles = <Entry extends z.ZodType<{ readonly id: string }>>(schema: Entry) =>
  z.array(schema).superRefine((entries, context) => {
    for (const [index, entry] of entries.entries())
      if (entries.findIndex((other) => other.id === entry.id) < index)
        context.addIssue(`the id "${entry.id}" is there twice; give one of them another`);
  });

const lists = z.object({
  owner,
  words,
  /** In page order. */
  projects: withoutDoubles(project),
  /** In page order: ongoing ones first, or the owner's order. */
  experiences: withoutDoubles(experience),
  stack: withoutDoubles(stackItem),
  principles: withoutDoubles(principle),
  pillars: withoutDoubles(pillar),
  /** Misspellings by speech recognisers of names that entries use: `MongoDB: ['mango db']`. */
  heardAs: z.record(text, texts).optional(),
});
const schema = lists.extend({
  answers,
  ...z.object(Object.fromEntries(Object.entries(BACKGROUND).map(([kind, entry]) => [kind, z.array(entry)]))).partial()
    .shape,
});

/** The content of a site, as plain data; pages, guide and résumé are derived from it. */
export type Portfolio = DataOf<typeof lists> & { readonly answers: Answers } & Background;

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What an entry alone does not show. */
function* findCrossFaults({ projects, experiences, stack }: Portfolio, today: string): Generator<Issue> {
  for (const [at, { start }] of experiences.entries())
    if (start !== '' && countMonthsFrom(start, today) < 0)
      yield {
        path: ['experiences', at, 'start'],
        message: `${JSON.stringify(start)} is still to come; add the job when it begins`,
      };
  const tags = new Set([...projects.flatMap((work) => work.tags), ...experiences.flatMap((job) => job.stack)]);
  for (const [at, { parts, keywords }] of stack.entries())
    if (parts && !keywords && !parts.some((part) => tags.has(part)))
      yield {
        path: ['stack', at, 'parts'],
        message: 'holds nothing that a project or job names; without it the name itself is looked for',
      };
}

function nameFault(portfolio: Portfolio, path: readonly PropertyKey[], message: string): string {
  const [kind = '', index, ...field] = path.map(String);
  if (kind in BACKGROUND)
    return `background.ts: ${kind}${index === undefined ? '' : `[${index}]`}${field.map((part) => `.${part}`).join('')} ${message}`;
  const part: unknown = portfolio[kind as keyof Portfolio];
  const entry: { readonly id?: string } | undefined = Array.isArray(part) ? part[Number(index)] : undefined;
  const at = (entry?.id === undefined ? [index, ...field] : field).filter((step) => step !== undefined).join('.');
  const subject = [entry?.id && `${entry.id}:`, at.replace(/\.(?:says\.)?\d+$/u, '')].filter(Boolean);
  return [`${kind}.ts:`, ...subject, message].join(' ');
}

const valueAt = (portfolio: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key], portfolio);
// In a union, report the last member.
const listMeant = (issue: z.core.$ZodIssue): readonly Issue[] =>
  issue.code === 'invalid_union'
    ? (issue.errors.at(-1) ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
    : [issue];

/** A missing or invalid value. */
interface Fault {
  /** Names file, field and remedy. */
  readonly sentence: string;
  /** The field holds nothing. */
  readonly isEmpty: boolean;
}

/** Finds the faults of a portfolio, as `findFaults()` does, and which of them are fields that wait for their text. */
export function listFaults(portfolio: Portfolio, today = new Date().toISOString().slice(0, 7)): readonly Fault[] {
  const { error, success } = schema.safeParse(portfolio);
  const issues = (error?.issues ?? []).flatMap(listMeant);
  const isShaped = success || issues.every((issue) => !('expected' in issue));
  return [...issues, ...(isShaped ? findCrossFaults(portfolio, today) : [])].map(({ path, message }) => ({
    sentence: nameFault(portfolio, path, message),
    isEmpty: ['', undefined].includes(valueAt(portfolio, path) as string | undefined),
  }));
}

/**
 * Finds missing or invalid values in a portfolio, as sentences with file, field and remedy; empty when there
 * are none. Optional fields (a thumbnail, a metric, a note, spoken words) may be absent.
 */
export const findFaults = (portfolio: Portfolio, today?: string): readonly string[] =>
  listFaults(portfolio, today).map(({ sentence }) => sentence);
