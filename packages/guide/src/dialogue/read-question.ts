import {
  NEWEST,
  NUMBERS,
  OLDEST,
  ORDINALS,
  ARTICLES,
  REFERENCES,
  OWNER,
  YOU,
  BEFORE,
  AFTER,
  PLACES,
} from '../retrieval/stop-words.ts';
import { isQuestionTerm, topicTerms, toTerm } from '../retrieval/topic-terms.ts';
import { CLEAR_CUE, type Cues } from './cues.ts';
import type { FindMentions } from './find-mentions.ts';
import { splitUtterance } from './split-utterance.ts';
import type { GuideContent, Subject } from './subject.ts';

/** Where in a list or in time a question points. */
export type Position =
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'last' | 'middle' | 'oldest' | 'newest' }
  | { readonly kind: 'before' }
  | { readonly kind: 'after' }
  | { readonly kind: 'both' };

/** A question, taken apart. */
export interface Reading {
  readonly words: readonly string[];
  /** Without names. */
  readonly rest: readonly string[];
  readonly subjects: readonly Subject[];
  readonly cues: Cues;
  /** Terms with a topic that are neither names nor cues. */
  readonly leftover: readonly string[];
  /** "it", "there", "that one": something said before is meant. */
  readonly hasReference: boolean;
  /** "he" or the owner's name, or "you" or "your". */
  readonly person: 'owner' | 'you' | 'none';
  readonly nouns: readonly {
    readonly kind: string;
    readonly form: string;
    readonly isPlural: boolean;
    readonly isDefinite: boolean;
  }[];
  readonly position?: Position;
}

/** Words of a question that is hardly more than a place: "and what afterwards?" */
const SHORT = 3;
/** "Number four", "option two". */
const COUNTING: ReadonlySet<string> = new Set(['number', 'option']);
/** Fields of a kind that pick one of it. */
const EXTREMES = ['first', 'last', 'longest', 'shortest'] as const;

const BEING: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were']);

/** Others than the owner. */
const THEIRS: ReadonlySet<string> = new Set(['they', 'them', 'their', 'people', 'everybody', 'everyone']);

/** Whether a word points at a place in a list. */
export const isPlace = (word: string): boolean =>
  (ORDINALS as readonly string[]).includes(word) || PLACES.has(word) || OLDEST.has(word) || NEWEST.has(word);

/** "Before that", "and before?", "the one before"; not "before he came". */
function isRelative(words: readonly string[], index: number, names: boolean): boolean {
  const next = words[index + 1];
  const previous = words[index - 1];
  return (
    next === undefined || ['that', 'this', 'it', 'one', 'job', 'company'].includes(next) || previous === 'one' || names
  );
}

function findPosition(words: readonly string[], hasNames: boolean): Position | undefined {
  for (const [index, word] of words.entries()) {
    // "Which came first?" asks for a time.
    if (words[index - 1] === 'came' && (word === 'first' || word === 'earlier')) return { kind: 'oldest' };
    if (words[index - 1] === 'came' && (word === 'last' || word === 'later')) return { kind: 'newest' };
    const ordinal = ORDINALS.indexOf(word as (typeof ORDINALS)[number]);
    if (ordinal >= 0) return { kind: 'index', index: ordinal };
    const previous = words[index - 1];
    const number = NUMBERS.indexOf(word as (typeof NUMBERS)[number]);
    if (number >= 0 && COUNTING.has(previous ?? '')) return { kind: 'index', index: number };
    if (word === 'last' || word === 'latter' || word === 'final') return { kind: 'last' };
    if (word === 'middle') return { kind: 'middle' };
    if (OLDEST.has(word)) return { kind: 'oldest' };
    if (NEWEST.has(word)) return { kind: 'newest' };
    if (word === 'former') return { kind: 'index', index: 0 };
    if (word === 'both') return { kind: 'both' };
    if (BEFORE.has(word) && isRelative(words, index, hasNames && index === words.length - 1)) return { kind: 'before' };
    // "Were they faster afterwards?" is no place in time.
    if (word === 'afterwards' && words.length > SHORT) continue;
    if (AFTER.has(word) && isRelative(words, index, hasNames && index === words.length - 1)) return { kind: 'after' };
  }
  return undefined;
}

const toPlural = (noun: string): string => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`);

/** Takes questions apart; what they mean is decided with the state. */
export function createQuestionReader(
  content: GuideContent,
  findMentions: FindMentions,
  readCues: (words: readonly string[]) => Cues,
): (question: string, words?: readonly string[]) => Reading {
  const owners = new Set(content.ownerNames.flatMap(splitUtterance).flatMap((name) => [name, `${name}s`]));
  const nouns = Object.entries(content.kindNouns).flatMap(([kind, forms]) => forms.map((form) => ({ kind, form })));
  const verbs = new Set(Object.values(content.kindVerbs ?? {}).flat());
  const nounTerms = new Set(nouns.map(({ form }) => toTerm(form)));
  return (question, given = splitUtterance(question)) => {
    const { subjects, rest: withOwner } = findMentions(given);
    const rest = withOwner.filter((word) => !owners.has(word));
    const has = (words: ReadonlySet<string>): boolean => rest.some((word) => words.has(word));
    const place = findPosition(rest, subjects.length > 0);
    // "What were they using before that?" asks what was wrong.
    const isOfState = (): boolean =>
      topicTerms(rest.join(' '), owners).some((term) => !isQuestionTerm(term) && !nounTerms.has(term)) &&
      (readCues(rest).weights.get('why') ?? 0) >= CLEAR_CUE;
    const isState = place?.kind === 'before' && (has(THEIRS) || isOfState());
    const position = isState ? undefined : place;
    // "Number four", "and before that": what says a place asks for no field.
    const isAt = position !== undefined && position.kind !== 'both';
    const isInTime = position?.kind === 'before' || position?.kind === 'after';
    const ofPlace = isInTime ? [BEFORE, AFTER, REFERENCES] : position?.kind === 'index' ? [COUNTING] : [];
    const cues = readCues(rest.filter((word) => !ofPlace.some((some) => some.has(word)) && !(isAt && isPlace(word))));
    const named = nouns.flatMap(({ kind, form }): Reading['nouns'] => {
      const isDefinite = ARTICLES.has(rest[rest.indexOf(form) - 1] ?? '');
      if (rest.includes(form)) return [{ kind, form, isPlural: false, isDefinite }];
      return rest.includes(toPlural(form)) ? [{ kind, form, isPlural: true, isDefinite: false }] : [];
    });
    // "Where did he stay longest?" asks for a job without the word.
    const isExtreme = EXTREMES.some((field) => (cues.weights.get(field) ?? 0) >= CLEAR_CUE);
    const implied = Object.entries(content.kindVerbs ?? {}).flatMap(([kind, verbs]): Reading['nouns'] =>
      isExtreme && verbs.some((verb) => rest.includes(verb))
        ? [{ kind, form: '', isPlural: false, isDefinite: false }]
        : [],
    );
    return {
      words: given,
      rest,
      subjects,
      cues,
      leftover: topicTerms(
        rest.filter((word) => !isPlace(word) && !(implied.length > 0 && verbs.has(word))).join(' '),
        owners,
      ).filter((term) => !cues.terms.has(term) && !isQuestionTerm(term) && !nounTerms.has(term)),
      // "How many are there?" and "the tools that he likes" point at nothing.
      hasReference: rest.some(
        (word, at) =>
          REFERENCES.has(word) &&
          !(word === 'there' && BEING.has(rest[at - 1] ?? '')) &&
          !(word === 'that' && OWNER.has(rest[at + 1] ?? '')),
      ),
      person: has(OWNER) || rest.length < withOwner.length ? 'owner' : has(YOU) ? 'you' : 'none',
      nouns: named.length > 0 ? named : implied,
      ...(position && { position }),
    };
  };
}
