import { listTerms } from '../english/list-terms.ts';
import * as english from '../english/words.ts';
import type { Entity } from '../knowledge.ts';
import { createCorrector } from '../text/one-slip.ts';
import { splitWords } from '../english/split-words.ts';
import { toTerm } from '../english/to-term.ts';
import { isWork } from './entity-index.ts';
import { LIFE, OWNER, type Lexicon } from './lexicon.ts';

export type Position =
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'middle' | 'last' | 'oldest' | 'newest' | 'before' | 'after' | 'other' };

export interface Reading {
  /** As said. */
  readonly text: string;
  readonly words: readonly string[];
  /** Stems; slots replace names, `<name>`, `<topic>` or `<unknown>` other words that the model does not know. */
  readonly tokens: readonly string[];
  readonly named: readonly Entity[];
  /** Entities named after "not" or "besides". */
  readonly excluded: readonly Entity[];
  /** Terms that are neither common words nor the owner's name. */
  readonly terms: readonly string[];
  /** Terms that are neither names nor common question words. */
  readonly topical: readonly string[];
  /** Of each topical term: rarer in the content is higher; 0 to about 4. */
  readonly rarities: ReadonlyMap<string, number>;
  /** Number of words that neither the model nor the content knows. */
  readonly unknown: number;
  /** The first well-known tool that the content lacks. */
  readonly absent?: string;
  readonly position?: Position;
  /** Kind of entity named by a noun: "the job". */
  readonly noun?: { readonly kind: string; readonly isPlural: boolean };
  readonly hasReference: boolean;
  /** True if the owner, the guide or the site is addressed. */
  readonly isHere: boolean;
  readonly isPolar: boolean;
  readonly isNegated: boolean;
}

/** Words before a name that is left out: "besides Heron", "other than Heron". */
const EXCEPT: ReadonlySet<string> = new Set(['not', 'besides', 'beside', 'except', 'other than', 'apart from']);
const NEIGHBOURS: ReadonlySet<string> = new Set([...english.BEFORE, ...english.AFTER]);
/** Words of the content that the model does not know; the second is a name within a sentence. */
export const TOPIC = '<topic>';
export const NAME = '<name>';
const UNKNOWN = '<unknown>';
/** The name in "before Heron". */
export const BEYOND = '<beyond>';
const isOfContent = (token: string): boolean => [OWNER, LIFE, NAME].includes(token);
const VISITORS = /^(?:our|my)$/u;
const isAreOrWere = (word: string): boolean => word === 'are' || word === 'were';

const NOUNS = new Map<string, NonNullable<Reading['noun']>>(
  Object.entries(english.KIND_NOUNS).flatMap(([kind, nouns]) =>
    nouns.flatMap((noun) => [
      [noun, { kind, isPlural: false }] as const,
      [english.toPlural(noun), { kind, isPlural: true }] as const,
    ]),
  ),
);

/** "What do herons eat?", "Do I need a rehearsal?": a common noun, unlike "What is a stop sheet?" */
const isOrdinary = ({ names = [] }: Entity, nameWords: readonly string[], before = ''): boolean =>
  (nameWords.length === 1 && english.BEFORE_ANY.has(before)) ||
  (/[^s]s$/u.test(nameWords.at(-1) ?? '') && !names.some((name) => splitWords(name).join('') === nameWords.join('')));

/** A name that is used as a verb: "Go on", "what will it cost". */
const isVerb = ([word = '', ...more]: readonly string[], before = '', after = ''): boolean =>
  more.length === 0 && english.COMMON.has(word) && (english.BEFORE_VERB.has(before) || english.AFTER_VERB.has(after));

function findPosition(words: readonly string[]): Position | undefined {
  for (const [at, word] of words.entries()) {
    const [previous, next] = [words[at - 1], words[at + 1]];
    const isBeforeNoun = next !== undefined && (english.REFERENCES.has(next) || NOUNS.has(next));
    const isAlone = next === undefined || isBeforeNoun || previous === 'one';
    // "Which came first?", "What did he get first?"
    const isEarliest = word === 'first' && next === undefined && at > 1 && !english.BEFORE_FIRST.has(previous ?? '');
    if (isEarliest) return { kind: 'oldest' };
    const ordinal = word === 'former' ? 0 : english.ORDINALS.indexOf(word);
    const isEnd = english.LAST.has(word) || english.NEWEST.has(word);
    // "Before his last job" is the one before it; before the first there is none.
    const isPreceded = words.slice(Math.max(0, at - 2), at).some((former) => english.BEFORE.has(former));
    if (isPreceded && (isEnd || ordinal >= 0)) return isEnd ? { kind: 'index', index: -2 } : undefined;
    if (ordinal >= 0) return { kind: 'index', index: ordinal };
    if (word === english.MIDDLE) return { kind: 'middle' };
    if (english.LAST.has(word)) return { kind: 'last' };
    if (english.OLDEST.has(word)) return { kind: 'oldest' };
    if (english.NEWEST.has(word) || (word === 'recent' && isAlone)) return { kind: 'newest' };
    if (english.BEFORE.has(word) && isAlone) return { kind: 'before' };
    if (english.AFTER.has(word) && isAlone) return { kind: 'after' };
    if (english.OTHER.has(word) && (isAlone || (previous === 'the' && english.GRAMMAR.has(next))))
      return { kind: 'other' };
  }
  return undefined;
}

/** They need no correction, and others are corrected to them. */
const listKnown = (lexicon: Lexicon, vocabulary: ReadonlySet<string>): readonly string[] => [
  ...[...vocabulary].flatMap((word) => [word, `${word}s`]),
  ...lexicon.words,
  ...english.COMMON,
  ...english.SYNONYMS.keys(),
];

/** "Not the", "other than"; 0 where no words leave out the name. */
function countExcluding(words: readonly string[], at: number): number {
  const the = words[at - 1] === 'the' ? 1 : 0;
  const [than = '', other = ''] = [words[at - the - 1], words[at - the - 2]];
  return EXCEPT.has(`${other} ${than}`) ? the + 2 : EXCEPT.has(than) ? the + 1 : 0;
}

/** Joins "home helper" and "fork lift" as the content does, and corrects slips. */
function createSpeller(lexicon: Lexicon, known: readonly string[], terms: ReadonlySet<string>) {
  const correct = createCorrector(known);
  // Other forms of known words ("talks") are not slips.
  const spelledTerms = new Set([...terms, ...[...english.COMMON].map(toTerm)]);
  const contentWords = new Set(lexicon.words);
  const contentTerms = new Set([...contentWords].map(toTerm));
  return (text: string): readonly string[] => {
    const words = splitWords(text);
    const isJoined = (at: number): boolean => {
      const [a = '', b = ''] = at < 0 ? [] : words.slice(at, at + 2);
      return b !== '' && contentWords.has(a + b) && !(contentWords.has(a) && contentWords.has(b));
    };
    return words.flatMap((word, at) => {
      if (isJoined(at - 1)) return [];
      if (isJoined(at)) return [word + (words[at + 1] ?? '')];
      if (spelledTerms.has(toTerm(word))) return [word];
      const corrected = correct(word);
      return [contentTerms.has(toTerm(word)) && toTerm(corrected) !== toTerm(word) ? word : corrected];
    });
  };
}

/** "Our work" is the visitor's, and "where did he work" a verb. */
const findNoun = (words: readonly string[]): Reading['noun'] =>
  words
    .map((word, at) => {
      const before = words[at - 1] ?? '';
      return VISITORS.test(before) || english.BEFORE_VERB.has(before) ? undefined : NOUNS.get(word);
    })
    .find(Boolean);

/** "Which others are there?" refers to nothing. */
const refersTo = (words: readonly string[]): boolean =>
  splitWords(words.join(' ').replaceAll(english.NO_REFERENCE, '')).some((word) => english.REFERENCES.has(word));

/** Finds the longest name that begins at a word. */
const createNameFinder =
  (lexicon: Lexicon, knownTerms: ReadonlySet<string>) => (words: readonly string[], at: number) => {
    const isKnown = (word: string): boolean => knownTerms.has(toTerm(word)) || english.COMMON.has(word);
    const isPlain = (part: readonly string[]): boolean =>
      part.every(isKnown) || [part[0], part.at(-1)].some((word = '') => english.COMMON.has(word));
    for (let length = Math.min(lexicon.mostNameWords, words.length - at); length > 0; length -= 1) {
      const part = words.slice(at, at + length);
      const found =
        lexicon.findName(part) ??
        (isPlain(part) ? undefined : lexicon.findHeard(part)) ??
        (part.length < 2 || part.some(isKnown) ? undefined : lexicon.findAlike(part));
      const isCommon =
        isVerb(part, words[at - 1], words[at + 1]) ||
        (found?.entity && isWork(found.entity) && isOrdinary(found.entity, part, words[at - 1]));
      if (found && !isCommon) return { length, found };
    }
    return { length: 0, found: undefined };
  };

/** Independent of state. The model knows the words of `vocabulary`. */
export function createReader(lexicon: Lexicon, vocabulary: ReadonlySet<string>): (text: string) => Reading {
  const knownTerms = new Set([...vocabulary].map(toTerm));
  const spell = createSpeller(lexicon, listKnown(lexicon, vocabulary), knownTerms);
  const findAt = createNameFinder(lexicon, knownTerms);
  return (text) => {
    const words = spell(text.replaceAll(english.FILLERS, ''));
    const tokens: string[] = [];
    const spokenWords: string[] = [];
    const rarities = new Map<string, number>();
    const named: Entity[] = [];
    const excluded: Entity[] = [];
    let absent: string | undefined;
    let end = words.length;
    for (let at = 0; at < words.length;) {
      const { length, found } = findAt(words, at);
      const word = words[at] ?? '';
      if (found && length) {
        // "Before Heron", "before 2017" means its neighbour in time.
        const isBeyond =
          found.entity &&
          (isWork(found.entity) || found.entity.kind === 'year') &&
          at + length === words.length &&
          NEIGHBOURS.has(words[at - 1] ?? '');
        const excludingWords = countExcluding(words, at);
        absent ??= found.absent;
        if (found.entity) spokenWords.push(...words.slice(at, at + length));
        at += length;
        if (found.entity) (isBeyond || excludingWords > 0 ? excluded : named).push(found.entity);
        if (isBeyond) {
          end -= length;
          tokens.push(BEYOND);
          continue;
        }
        if (!found.entity || excludingWords === 0) tokens.push(found.slot);
        else tokens.splice(-excludingWords);
        continue;
      }
      at += 1;
      spokenWords.push(word);
      const isOfThey = words[at] === 'they' || (words[at - 2] === 'they' && isAreOrWere(word));
      const same = (isOfThey ? english.SINGULAR : english.SYNONYMS).get(word) ?? word;
      const shared = lexicon.rarityOf(toTerm(word)) === 0 ? (english.EVERYDAY.get(word) ?? same) : same;
      const plain = english.PRONOUNS.has(word) ? OWNER : shared;
      const term = toTerm(plain);
      const rarity = english.PLACE_WORDS.has(word) ? 0 : lexicon.rarityOf(term);
      const isKnown = knownTerms.has(term) || english.COMMON.has(plain) || english.PLACE_WORDS.has(word);
      if (rarity > 0 && !english.COMMON.has(word)) rarities.set(term, rarity);
      if (isKnown) tokens.push(term);
      else tokens.push(rarity === 0 ? UNKNOWN : lexicon.isProper(term) ? NAME : TOPIC);
    }
    const position = findPosition(words.slice(0, end));
    const noun = findNoun(words);
    return {
      text,
      words,
      tokens,
      terms: [...new Set(listTerms(spokenWords.join(' ')))],
      named: [...new Set(named)],
      excluded,
      topical: [...rarities.keys()],
      rarities,
      unknown: tokens.filter((token) => token === UNKNOWN).length,
      ...(absent !== undefined && { absent }),
      ...(position && { position }),
      ...(noun && { noun }),
      hasReference: refersTo(words),
      isHere: named.length > 0 || tokens.some(isOfContent) || words.some((word) => english.HERE.has(word)),
      isPolar: english.POLAR.has(words[0] ?? '') || (words[0] === 'and' && english.POLAR.has(words[1] ?? '')),
      isNegated: excluded.length === 0 && words.some((word) => english.NEGATIONS.has(word)),
    };
  };
}
