import type { experiences } from '../../experiences/experiences.ts';
import type { principles } from '../../principles.ts';
import type { projects } from '../../projects/projects.ts';
import type { stack } from '../../stack.ts';

/** Sentences that ASAD says, in the third person; at least one. */
export type Spoken = readonly [string, ...string[]];

/** How visitors, and the recogniser that hears them, name an entry. */
export interface Heard {
  /** Proper names; whatever sounds equal counts as well. */
  readonly names: readonly string[];
  /** Descriptions that mean it, word for word. */
  readonly aliases: readonly string[];
  /** What a recogniser makes of the names. */
  readonly heardAs: readonly string[];
  /** Its name is an ordinary word as well, which may be meant: "night shift". */
  readonly isEveryday?: true;
  /** Words that tell it from others of its kind: "the email one". */
  readonly marks: readonly string[];
}

/** What ASAD says of a project beside its first answer; a field that is missing does not compile. */
export interface SpokenProject extends Heard {
  readonly why: Spoken;
  readonly how: Spoken;
  readonly result: Spoken;
  readonly forWhom: Spoken;
}

/** What ASAD says of a job beside its first answer; dates, tools, role and place are computed from the entry. */
export interface SpokenJob extends Heard {
  readonly why: Spoken;
  readonly how: Spoken;
  readonly result: Spoken;
  readonly owned: Spoken;
  readonly forWhom: Spoken;
  readonly numbers: Spoken;
  /** Only where the entry says so. */
  readonly learned?: Spoken;
}

/** What ASAD says of a tool beside its first answer; where it was used and its note are computed. */
export interface SpokenTool extends Heard {
  /** As it is called within a sentence: "the MERN stack". */
  readonly spoken: string;
  readonly why: Spoken;
  readonly numbers: Spoken;
  /** For how long it has been used; only where the entry says so. */
  readonly length?: Spoken;
  /** Words of `stack` and `tags` that are part of this tool. */
  readonly parts: readonly string[];
  /** Those of `parts` that stand only where the whole tool was used, if not each of them does: MongoDB for MERN. */
  readonly markedBy?: readonly string[];
}

export interface SpokenPrinciple extends Heard {
  /** What it means for somebody who hires. */
  readonly result: Spoken;
}

export type ProjectId = (typeof projects)[number]['id'];
export type ExperienceId = (typeof experiences)[number]['id'];
export type StackId = (typeof stack)[number]['id'];
export type PrincipleId = (typeof principles)[number]['id'];
