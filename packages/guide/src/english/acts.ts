import type { SmallAct } from '../knowledge.ts';
import file from './acts.json' with { type: 'json' };

const toPattern = (source: string): RegExp => new RegExp(source, 'u');

/** Without meaning around an act. */
export const AROUND_ACT: ReadonlySet<string> = new Set(file.around.split(' '));

/** By whole wording, without courtesies; the first match counts. */
export const SMALL_ACTS: readonly (readonly [act: SmallAct, wording: RegExp])[] = Object.entries(file.acts).map(
  ([act, source]) => [act as keyof typeof file.acts, toPattern(source)],
);

/** "My name is Sarah", "I am Tom from Acme", "I'm a recruiter"; in words. */
export const MOST_OF_INTRODUCTION = 10;
export const INTRODUCTION = toPattern(file.introduction);

/** Every farewell has one. */
export const LEAVE_WORDS = toPattern(file.leaving);

/** All other words go on with the call. */
export const AGREES = toPattern(file.agreeing);

/** A trouble or a wish. */
export const HAS_TROUBLE = toPattern(file.trouble);
/** A post to fill. */
export const HAS_POST = toPattern(file.post);
/** A developer makes or mends these. */
export const SOFTWARE = toPattern(file.software);
export const NOTHING_NEEDED = toPattern(file.nothing);
