import type { SmallAct } from '../knowledge.ts';
import file from './acts.json' with { type: 'json' };

const toPattern = (source: string): RegExp => new RegExp(source, 'u');

/** These words mean nothing around an act. */
export const AROUND_ACT: ReadonlySet<string> = new Set(file.around.split(' '));

/** Acts by whole wording, without courtesies; the first match counts. */
export const SMALL_ACTS: readonly (readonly [act: SmallAct, wording: RegExp])[] = Object.entries(file.acts).map(
  ([act, source]) => [act as keyof typeof file.acts, toPattern(source)],
);

/** "My name is Sarah", "I am Tom from Acme", "I'm a recruiter"; in words. */
export const MOST_OF_INTRODUCTION = 10;
export const INTRODUCTION = toPattern(file.introduction);

/** Matches "yes" to the question to hang up; all other words go on. */
export const AGREES = toPattern(file.agreeing);

/** Matches a trouble or a wish. */
export const HAS_TROUBLE = toPattern(file.trouble);
/** Matches a request for help, which may end the description of a trouble. */
export const ASKS_FOR_HELP = toPattern(file.help);
/** Matches a post to fill. */
export const HAS_POST = toPattern(file.post);
/** Matches things that a developer makes or mends. */
export const SOFTWARE = toPattern(file.software);
