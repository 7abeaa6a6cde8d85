import type names from './names.json';

/**
 * A résumé with the part names of JSON Resume, read from any format and normalised: dates are years or
 * months, texts are plain, empty values are absent. https://docs.jsonresume.org/schema
 */
export type Resume = Readonly<Record<SectionName, readonly Item[]>> & { readonly basics: Basics };

/** A section by its name in JSON Resume. */
export type SectionName = keyof (typeof names)['sections'];

export interface Basics {
  readonly name?: string;
  readonly givenName?: string;
  readonly label?: string;
  readonly image?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly url?: string;
  readonly summary?: readonly string[];
  readonly location?: string;
  readonly years?: string;
  readonly availability?: string;
  readonly profiles?: readonly { readonly network: string; readonly username?: string; readonly url?: string }[];
}

type Shared = (typeof names)['shared'];
type SharedRow = { [Name in keyof Shared]: keyof Shared[Name] }[keyof Shared];
type Row = { [Name in SectionName]: keyof (typeof names)['sections'][Name]['fields'] }[SectionName] | SharedRow;
type ListRow = 'highlights' | 'keywords' | 'courses' | 'whatIOwned';

/** An entry of any section, by the names of the rows in `names.json`. */
export type Item = Readonly<Partial<Record<Exclude<Row, ListRow>, string> & Record<ListRow, readonly string[]>>> & {
  readonly isRunning?: boolean;
};

/** Report of the reader: sections read, values changed, and values without a place. */
export interface Notes {
  readonly read: string[];
  readonly changed: string[];
  readonly unplaced: string[];
}

/** A text file with its name. */
export interface ResumeFile {
  readonly name: string;
  readonly text: string;
  /** What the bytes were assumed to be, if not UTF-8 or UTF-16. */
  readonly encoding?: string;
}

/** A file of any format, split into the person and named sections. */
export interface Parts {
  readonly format: string;
  readonly person: Readonly<Record<string, unknown>>;
  readonly sections: readonly (readonly [name: string, value: unknown])[];
}
