import type { AnswerId, JobField, ProjectField, ToolField } from './fields.ts';

/**
 * Spoken sentences in the third person, one per string. ASAD says the first ones (30 words), and the rest
 * when asked for more.
 */
export type Sentences = readonly string[];

/** Fields that any entry may add for speech. */
export interface Speakable<Field extends string> {
  /**
   * ASAD's sentences for a field; without them ASAD uses the card's words, or says that the field is not
   * written.
   */
  readonly spoken?: Readonly<Partial<Record<Field, Sentences>>>;
  /** Other proper names. */
  readonly names?: readonly string[];
  /** Misspellings of the name by speech recognisers: `en eight en`. */
  readonly heardAs?: readonly string[];
  /** Pronunciation of the name, if it is not read as written. */
  readonly say?: string;
  /** Language of the entry if it is not English, as BCP 47: `zh`, `ar`. Sets the writing direction too. */
  readonly lang?: string;
}

/** An entry of Works. All entries are static data. */

export interface Project extends Speakable<ProjectField> {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly story: string;
  readonly impact: string;
  readonly tags: readonly string[];
  /**
   * Path of an image below the site's root, e.g. `/works/email-tracking.webp`; without it, the card shows a
   * gradient.
   */
  readonly thumbnail?: string;
  readonly thumbnailAlt: string;
  /** The project's two CSS colours, for the gradient that replaces a missing thumbnail. */
  readonly colours: readonly [from: string, to: string];
  readonly links?: Links;
  /** The owner's role. */
  readonly role?: string;
  /** Year, or year and month; a start without an end means ongoing. */
  readonly start?: string;
  readonly end?: string;
  readonly highlights?: readonly string[];
  /** The case study: what the card does not show. Without any of these there is no dialog. */
  readonly problem?: string;
  readonly approach?: string;
  readonly results?: string;
  readonly whatIOwned?: readonly string[];
  /** Further pictures, such as `/works/heron-2.webp`. */
  readonly media?: readonly Picture[];
}

export interface Picture {
  readonly src: string;
  /** What it shows, for readers who cannot see it. */
  readonly alt: string;
}

/** Web addresses of an entry. */
export interface Links {
  readonly site?: string;
  readonly repo?: string;
}

/** A figure and its label. */
export interface Metric {
  readonly label: string;
  readonly value: string;
}

/** Kind of work. */
export type ExperienceKind = 'employment' | 'own-company' | 'freelance' | 'internship' | 'volunteering';

/** One post. Pages and guide group posts by company name. */
export interface Experience extends Speakable<JobField> {
  readonly id: string;
  /** Default: employment. */
  readonly kind?: ExperienceKind;
  /** Empty: unknown; the role is then the name of the post. */
  readonly company: string;
  /** The employer's business. */
  readonly about?: string;
  readonly role: string;
  readonly location: string;
  /** Year and month, or year: `2021-09`, `2021`; empty: unknown. */
  readonly start: string;
  /** Default: ongoing. */
  readonly end?: string;
  readonly summary: string;
  readonly impacts: readonly string[];
  readonly metrics: readonly Metric[];
  readonly stack: readonly string[];
  readonly media: readonly Picture[];
  readonly links: Links;
  readonly tags: readonly string[];
  readonly problem: string;
  readonly approach: string;
  readonly results: string;
  readonly whatIOwned: readonly string[];
}

export interface StackItem extends Speakable<ToolField> {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly metric: string;
  /**
   * Name of a drawing, or of an icon of simple-icons. Without either, or if the icon has its own licence, the tool shows
   * its first letter.
   */
  readonly icon: string;
  readonly dontUseIf: string;
  /** Tags of entries that belong to this tool: `MongoDB` of MERN. Default: its name. */
  readonly parts?: readonly string[];
  /** The `parts` that occur only where the whole tool was used. Default: all. */
  readonly markedBy?: readonly string[];
  /** The name within a sentence: `the MERN stack`. */
  readonly spokenName?: string;
  /** In a group of skills: the listed skills, as the owner wrote them. `name` is then the group's heading. */
  readonly keywords?: readonly string[];
}

export interface Pillar {
  readonly id: string;
  readonly text: string;
  readonly description: string;
}

export interface Principle extends Pillar, Speakable<'what' | 'result'> {}

/** Pronouns for the owner; `we` for several people, `none` repeats the name. */
export type Pronouns = 'he' | 'she' | 'they' | 'we' | 'none';

/** The owl that answers. */
export interface Assistant {
  /** `ASAD` by default. */
  readonly name: string;
  /** Pronunciation, if the name is not read as written. */
  readonly say?: string;
  /** Misspellings of the name by speech recognisers. */
  readonly heardAs?: readonly string[];
}

/** The names of the owner and of the owner's owl. */
export interface Named {
  readonly name: string;
  /** The name that ASAD uses. */
  readonly firstName: string;
  readonly pronouns: Pronouns;
  readonly assistant?: Assistant;
}

/** The owner's profile on a network, or a website. */
export interface Profile {
  readonly network: string;
  readonly username?: string;
  readonly url?: string;
}

/** The person or team that the site presents. */
export interface Owner extends Named {
  /** Pronunciation of the name and first name, if they are not read as written. */
  readonly say?: { readonly name: string; readonly firstName: string };
  /** Title before the name: `Dr`. */
  readonly honorific?: string;
  readonly role: string;
  /** Shown; empty: none. */
  readonly email: string;
  /** Shown if present. */
  readonly phone?: string;
  /** Path of a photograph below the site's root: `/photo.webp`. */
  readonly photo?: string;
  readonly linkedIn?: string;
  /** Further profiles, by network. */
  readonly profiles?: readonly Profile[];
  /** External scheduling page. */
  readonly bookingUrl?: string;
  /** Origin of the deployed site, without a trailing slash; empty before the first deployment. */
  readonly siteUrl: string;
  /** The work that the owner accepts now, in a few words. */
  readonly availability: string;
  readonly location: string;
  /** Time zone of the location: `UTC+0, +1 in summer`. */
  readonly timeZone: string;
  /** As shown: `4+`. */
  readonly yearsOfExperience: string;
  /** True while owner, employers and figures are samples; the footer says so. */
  readonly isSample: boolean;
}

/** Texts of the pages that belong to no entry. */
export interface Words {
  readonly headline: string;
  readonly subcopy: string;
  /** Paragraphs of the About section. */
  readonly about: readonly string[];
  /** Description for search results; derived by default. */
  readonly description?: string;
  /** Figures that answer a reader's first questions, at most three; derived by default. */
  readonly proofs?: readonly Metric[];
}

/** An answer that no entry holds; `about` names the entry that the page shows with it. */
export type WrittenAnswer = Sentences | { readonly says: Sentences; readonly about?: string };

export type Answers = Readonly<Partial<Record<AnswerId, WrittenAnswer>>>;

interface Dated {
  /** Year, or year and month. */
  readonly start?: string;
  /** Default: ongoing, if there is a start. */
  readonly end?: string;
  readonly url?: string;
  readonly lang?: string;
}

export interface Education extends Dated {
  readonly institution: string;
  readonly area: string;
  readonly degree: string;
  readonly location?: string;
  readonly score?: string;
  readonly courses?: readonly string[];
  readonly highlights?: readonly string[];
}

export interface Volunteering extends Dated {
  readonly organization: string;
  readonly role: string;
  readonly location?: string;
  readonly summary: string;
  readonly highlights?: readonly string[];
}

/** A publication, award or certificate. */
interface Achievement {
  /** Year, or year and month. */
  readonly date?: string;
  readonly url?: string;
  readonly summary?: string;
  readonly lang?: string;
}

export interface Publication extends Achievement {
  readonly title: string;
  readonly publisher?: string;
}

export interface Award extends Achievement {
  readonly title: string;
  readonly awarder?: string;
}

export interface Certificate extends Achievement {
  readonly name: string;
  readonly issuer?: string;
}

export interface Language {
  readonly name: string;
  readonly level?: string;
}

export interface Interest {
  readonly name: string;
  readonly keywords?: readonly string[];
}

/** A person who recommends the owner, with a quotation. Contact details are not published. */
export interface Reference {
  readonly name: string;
  readonly relation?: string;
  readonly text?: string;
}

/** Education, publications, awards and the like: shown in About and in the résumé, and known to the assistant. */
export interface Background {
  readonly education?: readonly Education[];
  readonly publications?: readonly Publication[];
  readonly awards?: readonly Award[];
  readonly certificates?: readonly Certificate[];
  readonly languages?: readonly Language[];
  readonly volunteering?: readonly Volunteering[];
  readonly interests?: readonly Interest[];
  readonly references?: readonly Reference[];
}

/** The content of a site, as plain data; pages, guide and résumé are derived from it. */
export interface Portfolio extends Background {
  readonly owner: Owner;
  readonly words: Words;
  readonly projects: readonly Project[];
  /** In page order: ongoing ones first, or the owner's order. */
  readonly experiences: readonly Experience[];
  readonly stack: readonly StackItem[];
  readonly principles: readonly Principle[];
  readonly pillars: readonly Pillar[];
  readonly answers: Answers;
  /** Misspellings by speech recognisers of names that entries use: `MongoDB: ['mango db']`. */
  readonly heardAs?: Readonly<Record<string, readonly string[]>>;
}
