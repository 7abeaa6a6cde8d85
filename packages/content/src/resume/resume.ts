import type names from './names.json';

/**
 * A résumé with the part names of JSON Resume, read from any format and normalised: dates are years or
 * months, texts are plain, empty values are absent. https://docs.jsonresume.org/schema
 */
export interface Resume extends Readonly<Record<ItemSection, readonly Item[]>> {
  readonly basics: Basics;
  readonly work: readonly Work[];
  readonly volunteer: readonly Work[];
  readonly education: readonly Study[];
  readonly projects: readonly Made[];
}

/** Sections of named items, such as awards; `names.json` lists all sections. */
export type ItemSection = Exclude<keyof (typeof names)['sections'], 'work' | 'volunteer' | 'education' | 'projects'>;

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

interface Period {
  readonly start?: string;
  readonly end?: string;
  readonly isRunning?: boolean;
  readonly url?: string;
}

/** The parts of a case study. */
interface Case {
  readonly problem?: string;
  readonly approach?: string;
  readonly results?: string;
  readonly whatIOwned?: readonly string[];
}

export interface Work extends Period, Case {
  readonly name?: string;
  readonly position?: string;
  readonly department?: string;
  readonly location?: string;
  readonly description?: string;
  readonly summary?: string;
  readonly highlights?: readonly string[];
  readonly keywords?: readonly string[];
}

export interface Study extends Period {
  readonly institution?: string;
  readonly area?: string;
  readonly degree?: string;
  readonly location?: string;
  readonly score?: string;
  readonly summary?: string;
  readonly courses?: readonly string[];
  readonly highlights?: readonly string[];
}

export interface Made extends Period, Case {
  readonly name?: string;
  /** Address of the source code. */
  readonly repo?: string;
  readonly description?: string;
  readonly kind?: string;
  readonly role?: string;
  readonly entity?: string;
  readonly location?: string;
  readonly highlights?: readonly string[];
  readonly keywords?: readonly string[];
}

/** A named item: a skill, a language, an award, a reference. */
export interface Item {
  readonly name?: string;
  readonly level?: string;
  readonly issuer?: string;
  readonly date?: string;
  readonly url?: string;
  readonly summary?: string;
  readonly keywords?: readonly string[];
}

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
