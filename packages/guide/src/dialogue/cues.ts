import { createClassifier, type Example } from '../retrieval/classifier.ts';
import { GRAMMAR } from '../retrieval/stop-words.ts';
import { toTerm } from '../retrieval/topic-terms.ts';
import type { FindMentions } from './find-mentions.ts';
import { splitUtterance } from './split-utterance.ts';
import type { GuideContent, Subject } from './subject.ts';

/** A field that is asked for rather than not. */
export const CLEAR_CUE = 1.7;
/** The weight of a field that is surely asked for. */
export const SURE_CUE = 4;
/** What has less is hardly asked for. */
const LEAST = 1;
/** How much it counts what is asked of one subject only. */
const ONE_OF_ONE = 0.5;
/** From here on a term asks for a field, and is nothing that the field must know. */
const TELLING = 0.5;

/** Fields that a question asks for, and the terms that say so. */
export interface Cues {
  /** By weight, from `LEAST` to `SURE_CUE`. */
  readonly weights: ReadonlyMap<string, number>;
  /** The same of all fields, from 0. */
  readonly all: ReadonlyMap<string, number>;
  readonly terms: ReadonlySet<string>;
  /** The chance that no field of an entry is asked for. */
  readonly none: number;
}

/** "Could you tell me about its stack?" asks for the stack. */
const OPENING =
  /^(?:(?:so|and|ok|well|no|then|but|hm) )*(?:(?:can|could|would|will) (?:you|i|we) )?(?:please )?(?:(?:tell|show|give|get|let)(?: (?:me|us))?(?: (?:know|see|hear))?|describe|explain|(?:i )?(?:want|would like) to know|know)(?: (?:a bit|more|something|briefly))*(?: (?:about|of))?(?: (?:the|its|his|their|a|an))* /u;

/** An utterance without what it is wrapped in; whole, when nothing is left but grammar. */
function unwrap(words: readonly string[]): readonly string[] {
  const core = words
    .join(' ')
    .replace(OPENING, '')
    .split(' ')
    .filter((word) => word !== 'please');
  return isGrammar(core) ? words : core;
}

/** True when nothing but grammar is left: "and that?", "is it". */
export function isGrammar(words: readonly string[]): boolean {
  return words.every((word) => GRAMMAR.has(word));
}

/** What is asked of two. */
export const RELATIONS: ReadonlySet<string> = new Set(['compare', 'common']);
/** The label of what asks for no field of an entry. */
const NONE = '';

/** Reads which fields the words of a question ask for, as it learns from a content. */
export function createCueReader(
  {
    fields,
    subjects,
    examples: { beside, offTopic = [] } = {},
  }: Pick<GuideContent, 'fields' | 'subjects' | 'examples'>,
  findMentions: FindMentions,
): (words: readonly string[]) => Cues {
  const learn = (label: string, texts: readonly string[] = [], weight = 1): readonly Example[] =>
    texts.map((text) => ({ label, words: unwrap(splitUtterance(text)), weight }));
  const toNameless = (text: string): string => findMentions(splitUtterance(text)).rest.join(' ');
  const isTopic = ({ role, members, kind }: Subject): boolean => !role && !members && kind !== 'principle';
  const classify = createClassifier(() => [
    ...fields.flatMap(({ id, cues, asks }) => [...learn(id, cues), ...learn(id, asks)]),
    ...subjects.flatMap((subject) => [
      ...Object.entries(subject.fields).flatMap(([field, { asks }]) => learn(field, asks, ONE_OF_ONE)),
      ...(isTopic(subject) ? learn(NONE, subject.asks, ONE_OF_ONE) : []),
    ]),
    ...learn(NONE, beside),
    ...learn(NONE, offTopic.map(toNameless)),
  ]);
  // "Compare his first job with his last one": a word says it, whatever else is asked.
  const relations = fields
    .filter(({ id }) => RELATIONS.has(id))
    .map(({ id, cues }) => ({ id, words: new Set(cues.filter((cue) => !cue.includes(' '))) }));
  return (words) => {
    if (isGrammar(words)) return { weights: new Map(), all: new Map(), terms: new Set(), none: 0 };
    const { chances, speaks } = classify(unwrap(words));
    const none = chances.get(NONE) ?? 0;
    const all = new Map([...chances].map(([field, chance]) => [field, (chance / (1 - none)) * SURE_CUE] as const));
    all.delete(NONE);
    const weights = new Map([...all].filter(([, weight]) => weight >= LEAST));
    for (const relation of relations)
      if (words.some((word) => relation.words.has(word)))
        weights.set(relation.id, Math.max(CLEAR_CUE, weights.get(relation.id) ?? 0));
    const asked = [...weights.keys()];
    const terms = words.map(toTerm).filter((term) => asked.some((field) => speaks(term, field) >= TELLING));
    return { weights, all, terms: new Set(terms), none };
  };
}
