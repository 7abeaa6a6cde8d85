import type { Background } from './kinds/background.ts';

/**
 * What the lists of `background.ts` are, as plain data: pages, résumé formats, search and the assistant loop over it. It
 * carries no schema, so that no page does.
 */
export interface Kind {
  /** Heading of its list. */
  readonly title: string;
  /** One entry: `award`. */
  readonly noun: string;
  /** The field that names an entry. */
  readonly name: string;
  /** Fields of the line below the name; those of one row are joined by a comma. */
  readonly detail: readonly (readonly string[])[];
  /** Fields with further lines. */
  readonly items: readonly string[];
  /** Words before a detail: `Grade`. */
  readonly labels?: Readonly<Record<string, string>>;
  /** How ASAD says an entry: `gave the talk` … `at`. Default: `has the award` … `by`. */
  readonly spoken?: { readonly has: string; readonly by: string };
  /** Its section in JSON Resume; default: its own name. */
  readonly section?: string;
}

export const KINDS = {
  education: {
    title: 'Education',
    noun: 'education',
    name: 'institution',
    detail: [['degree', 'area'], ['location'], ['score']],
    items: ['highlights', 'courses'],
    labels: { score: 'Grade' },
  },
  publications: {
    title: 'Publications',
    noun: 'publication',
    name: 'title',
    detail: [['publisher']],
    items: ['summary'],
  },
  awards: {
    title: 'Awards',
    noun: 'award',
    name: 'title',
    detail: [['awarder']],
    items: ['summary'],
  },
  certificates: {
    title: 'Certificates',
    noun: 'certificate',
    name: 'name',
    detail: [['issuer']],
    items: ['summary'],
  },
  languages: {
    title: 'Languages',
    noun: 'language',
    name: 'name',
    detail: [['level']],
    items: [],
  },
  volunteering: {
    title: 'Volunteering',
    noun: 'volunteering',
    name: 'organization',
    detail: [['role'], ['location']],
    items: ['summary', 'highlights'],
    section: 'volunteer',
  },
  interests: {
    title: 'Interests',
    noun: 'interest',
    name: 'name',
    detail: [['keywords']],
    items: [],
  },
  references: {
    title: 'References',
    noun: 'reference',
    name: 'name',
    detail: [['relation']],
    items: ['text'],
  },
} as const satisfies Readonly<Record<keyof Background, Kind>>;

export const KIND_ROWS: readonly (readonly [keyof Background, Kind])[] = Object.entries(KINDS) as [
  keyof Background,
  Kind,
][];

/** An entry of any kind, as the loops read it. */
export type AnyEntry = Readonly<Record<string, string | readonly string[] | undefined>>;
export const entriesOf = (portfolio: Background, kind: keyof Background): readonly AnyEntry[] => portfolio[kind] ?? [];

/** Returns the entries of a portfolio apart from works and jobs; omits empty lists. */
export const backgroundOf = (portfolio: Background): Background =>
  Object.fromEntries(
    KIND_ROWS.flatMap(([kind]) => ((portfolio[kind]?.length ?? 0) > 0 ? [[kind, portfolio[kind]]] : [])),
  );
