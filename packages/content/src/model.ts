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
}

/** A figure, and what it counts. */
export interface Metric {
  readonly label: string;
  readonly value: string;
}

export interface Experience extends Speakable<JobField> {
  readonly id: string;
  readonly company: string;
  readonly role: string;
  readonly location: string;
  /** Year and month: `2021-09`. */
  readonly start: string;
  /** Without it: until today. */
  readonly end?: string;
  readonly summary: string;
  readonly impacts: readonly string[];
  readonly metrics: readonly Metric[];
  readonly stack: readonly string[];
  readonly media: readonly { readonly src: string; readonly alt: string }[];
  readonly links: { readonly site?: string; readonly repo?: string };
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

/** The person or team that the site is about. */
export interface Owner extends Named {
  /** How the voice says the name, and the first name, where they cannot be read as written. */
  readonly say?: { readonly name: string; readonly firstName: string };
  readonly role: string;
  readonly email: string;
  readonly linkedIn?: string;
  /** External scheduling page. */
  readonly bookingUrl?: string;
  /** Origin of the deployed site, without a slash at the end. */
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

/** All that a site says of its owner, as plain data; everything else is a function of it. */
export interface Portfolio {
  readonly owner: Owner;
  readonly words: Words;
  readonly projects: readonly Project[];
  /** The latest first. */
  readonly experiences: readonly Experience[];
  readonly stack: readonly StackItem[];
  readonly principles: readonly Principle[];
  readonly pillars: readonly Pillar[];
  readonly answers: Answers;
  /** What a speech recogniser makes of names that entries use: `MongoDB: ['mango db']`. */
  readonly heardAs?: Readonly<Record<string, readonly string[]>>;
}
