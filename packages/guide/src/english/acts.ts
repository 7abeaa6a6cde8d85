import type { SmallAct } from '../knowledge.ts';
import file from './acts.json' with { type: 'json' };

const toPattern = (source: string): RegExp => new RegExp(source, 'u');

/** Words without meaning before and after an act. */
export const AROUND_ACT: ReadonlySet<string> = new Set(file.around.split(' '));

/** Acts by their whole wording, without courtesies; the first that matches counts. */
export const SMALL_ACTS: readonly (readonly [act: SmallAct, wording: RegExp])[] = Object.entries(file.acts).map(
  ([act, source]) => [act as keyof typeof file.acts, toPattern(source)],
);

/** "My name is Sarah", "I am Tom from Acme", "I'm a recruiter": an introduction of at most this many words. */
export const MOST_OF_INTRODUCTION = 10;
export const INTRODUCTION = toPattern(file.introduction);

/** Words of which one is in every farewell. */
export const LEAVE_WORDS = toPattern(file.leaving);

/** "Yes" to the question to hang up; all other words go on with the call. */
export const AGREES = toPattern(file.agreeing);

/** A visitor who describes a trouble or a wish. */
export const HAS_TROUBLE = toPattern(file.trouble);
/** A visitor with a post to fill. */
export const HAS_POST = toPattern(file.post);
/** Things that a developer makes or mends. */
export const SOFTWARE = toPattern(file.software);
export const NOTHING_NEEDED = toPattern(file.nothing);
