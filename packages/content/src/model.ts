import type { AnswerId, JobField, ProjectField, ToolField } from './fields.ts';

/** Spoken sentences in the third person, one a string. He tells the first ones (30 words), and the rest when asked for more. */
export type Sentences = readonly string[];

/** What any entry may add for speech. */
export interface Speakable<Field extends string> {
  /** What ASAD says of a field where the card's words do not serve; without it he takes those, or says that it is not written. */
  readonly spoken?: Readonly<Partial<Record<Field, Sentences>>>;
  /** Other proper names of it. */
  readonly names?: readonly string[];
  /** What a speech recogniser makes of its name: `en eight en`. */
  readonly heardAs?: readonly string[];
  /** How the voice says its name, where it cannot be read as written. */
  readonly say?: string;
  /** Language of its words where it is not English, as BCP 47: `zh`, `ar`. The direction of the script follows. */
  readonly lang?: string;
}

/** The entities of the site (specification, section 3), by their names there. Everything is static. */

export interface Project extends Speakable<ProjectField> {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly story: string;
  readonly impact: string;
  readonly tags: readonly string[];
  /** Path of an image below the site's root, e.g. `/works/email-tracking.webp`; none: the gradient. */
  readonly thumbnail?: string;
  readonly thumbnailAlt: string;
  /** The project's own two colours (CSS), for the gradient that stands in for a missing thumbnail. */
  readonly colours: readonly [from: string, to: string];
  readonly links?: Links;
  /** The owner's part in it. */
  readonly role?: string;
  /** Year, or year and month; with a start and no end it goes on. */
  readonly start?: string;
  readonly end?: string;
  readonly highlights?: readonly string[];
}

/** Web addresses of an entry. */
export interface Links {
  readonly site?: string;
  readonly repo?: string;
}

/** A figure, and what it counts. */
export interface Metric {
  readonly label: string;
  readonly value: string;
}

/** What kind of work it was. */
export type ExperienceKind = 'employment' | 'own-company' | 'freelance' | 'internship' | 'volunteering';

/** One post. Posts at one employer share the company's name; pages and guide join them. */
export interface Experience extends Speakable<JobField> {
  readonly id: string;
  /** Without it: employment. */
  readonly kind?: ExperienceKind;
  readonly company: string;
  /** What the employer does. */
  readonly about?: string;
  readonly role: string;
  readonly location: string;
  /** Year and month, or the year alone: `2021-09`, `2021`; empty: not known. */
  readonly start: string;
  /** Without it: until today. */
  readonly end?: string;
  readonly summary: string;
  readonly impacts: readonly string[];
  readonly metrics: readonly Metric[];
  readonly stack: readonly string[];
  readonly media: readonly { readonly src: string; readonly alt: string }[];
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
  /** Name of a drawn icon. */
  readonly icon: string;
  readonly dontUseIf: string;
  /** Words of entries' tags that are part of this tool: `MongoDB` of MERN; itself unless said. */
  readonly parts?: readonly string[];
  /** Those of `parts` that stand only where the whole tool was used; all unless said. */
  readonly markedBy?: readonly string[];
  /** As it is called within a sentence: `the MERN stack`. */
  readonly spokenName?: string;
  /** Of a group of skills: what the card lists, as the owner wrote it. `name` is then the group's heading. */
  readonly keywords?: readonly string[];
}

export interface Pillar {
  readonly id: string;
  readonly text: string;
  readonly description: string;
}

export interface Principle extends Pillar, Speakable<'what' | 'result'> {}

/** Pronouns for the owner; `we` is several people, `none` repeats the name. */
export type Pronouns = 'he' | 'she' | 'they' | 'we' | 'none';

/** The names of the owner. */
export interface Named {
  readonly name: string;
  /** The name that ASAD speaks. */
  readonly firstName: string;
  readonly pronouns: Pronouns;
}

/** The owner on a network, or a website of the owner. */
export interface Profile {
  readonly network: string;
  readonly username?: string;
  readonly url?: string;
}

/** The person or team that the site is about. */
export interface Owner extends Named {
  /** How the voice says the name, and the first name, where they cannot be read as written. */
  readonly say?: { readonly name: string; readonly firstName: string };
  /** Before the name: `Dr`. */
  readonly honorific?: string;
  readonly role: string;
  readonly email: string;
  /** Shown where it is given. */
  readonly phone?: string;
  /** Path of a photograph below the site's root: `/photo.webp`. */
  readonly photo?: string;
  readonly linkedIn?: string;
  /** Further addresses of the owner, by network. */
  readonly profiles?: readonly Profile[];
  /** External scheduling page. */
  readonly bookingUrl?: string;
  /** Origin of the deployed site, without a slash at the end; empty until it is deployed. */
  readonly siteUrl: string;
  /** Whether the owner takes on work now, and of what kind, in a few words. */
  readonly availability: string;
  readonly location: string;
  /** The location's clock, for whoever works elsewhere: `UTC+0, +1 in summer`. */
  readonly timeZone: string;
  /** As shown: `4+`. */
  readonly yearsOfExperience: string;
  /** True while the owner, employers and figures are samples; shown once in the footer. */
  readonly isSample: boolean;
}

/** What the pages say that belongs to no entry. */
export interface Words {
  readonly headline: string;
  readonly subcopy: string;
  /** Paragraphs of the About section. */
  readonly about: readonly string[];
  /** What search results show; derived unless written. */
  readonly description?: string;
  /** Answers to what people ask themselves first, at most two; derived unless written. */
  readonly proofs?: readonly Metric[];
}

/** An answer that no entry holds; with `about`, the entry that the page shows beside it. */
export type WrittenAnswer = Sentences | { readonly says: Sentences; readonly about?: string };

export type Answers = Readonly<Partial<Record<AnswerId, WrittenAnswer>>>;

/** What an entry of a life's course may add. */
interface Dated {
  /** Year, or year and month. */
  readonly start?: string;
  /** Without it: until today, where there is a start. */
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

/** A publication, an award or a certificate. */
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

/** A person who speaks for the owner, and in which words. Contact details are left to a talk. */
export interface Reference {
  readonly name: string;
  readonly relation?: string;
  readonly text?: string;
}

/** A life beside works and jobs: shown in About, in the résumé, and known to the assistant. */
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

/** All that a site says of its owner, as plain data; everything else is a function of it. */
export interface Portfolio extends Background {
  readonly owner: Owner;
  readonly words: Words;
  readonly projects: readonly Project[];
  /** In the order of the page: running ones first, or an order of the owner's. */
  readonly experiences: readonly Experience[];
  readonly stack: readonly StackItem[];
  readonly principles: readonly Principle[];
  readonly pillars: readonly Pillar[];
  readonly answers: Answers;
  /** What a speech recogniser makes of names that entries use: `MongoDB: ['mango db']`. */
  readonly heardAs?: Readonly<Record<string, readonly string[]>>;
}
