import type { Found } from './found.ts';

/** What speaks for one way to understand a question, by name: 0 or 1, a small count, or a chance as `toEvidence` has it. */
export type Evidence = Readonly<Record<string, number>>;

/** One way to understand a question. */
export interface Candidate {
  /** Undefined: nothing that is written here is asked for. */
  readonly found: Found | undefined;
  readonly evidence: Evidence;
  /** How what is meant stands to the question: it is in focus, named, one of several. */
  readonly how?: string;
}

/** A chance as evidence: 0 for none, 4.6 for surely. */
export const toEvidence = (chance = 0): number => Math.log(chance + 0.01) - Math.log(0.01);

/** Those that hold, as evidence. */
export const toFlags = (flags: Readonly<Record<string, unknown>>): Evidence =>
  Object.fromEntries(Object.keys(flags).flatMap((name) => (flags[name] ? [[name, 1]] : [])));
