import { GENERIC_TERMS } from '../english/list-terms.ts';
import { COMMON, GUIDE_NAMES } from '../english/words.ts';
import type { Entity, EntityKind, Knowledge } from '../knowledge.ts';
import { isOneSlip } from '../text/one-slip.ts';
import { findSoundKey } from '../text/sound-key.ts';
import { splitWords } from '../english/split-words.ts';
import { toTerm } from '../english/to-term.ts';
import { isEntry } from './entity-index.ts';

/** They replace names: the model depends on no owner's words. */
const SLOTS: Readonly<Record<EntityKind, string | undefined>> = {
  project: '<project>',
  experience: '<job>',
  stack: '<tool>',
  part: '<tool>',
  principle: '<principle>',
  pillar: '<pillar>',
  year: '<year>',
  group: undefined,
  topic: undefined,
};
export const OWNER = 'he';
const GUIDE = '<guide>';
/** A named topic of many: "Security+", "German". */
export const LIFE = '<life>';
/** A well-known tool that the content lacks. */
export const ABSENT_TOOL = '<absent>';
export const ABSENT_TOPIC = 'absent-tool';

/** A name means an entity, or only a slot. */
export interface Named {
  readonly slot: string;
  readonly entity?: Entity;
  /** An absent tool, as it is written. */
  readonly absent?: string;
}

export interface Lexicon {
  /** Most words in which a name can be heard. */
  readonly mostNameWords: number;
  /** The same letters, apart from spaces and a plural ending. */
  readonly findName: (words: readonly string[]) => Named | undefined;
  /** The same sound, if the model does not know the words. */
  readonly findHeard: (words: readonly string[]) => Named | undefined;
  /** A sound that differs by one consonant: a recogniser splits unknown words, "styer tronic". */
  readonly findAlike: (words: readonly string[]) => Named | undefined;
  /** Returns a rarity above 0; 0 if no entry has the term. */
  readonly rarityOf: (term: string) => number;
  /** True for the term of a word that the content only writes with a capital letter: `Lampwick`. */
  readonly isProper: (term: string) => boolean;
  readonly isIn: (entity: Entity, term: string) => boolean;
  /** Words of the content, with repetitions; spelling is corrected to them. */
  readonly words: readonly string[];
}

const withoutEnding = (word: string): string => (word.length > 3 ? word.replace(/s$/u, '') : word);
const toLetters = (words: readonly string[]): string => words.map(withoutEnding).join('');
/** A recogniser may split a word of a name: "place holder labs". */
const MORE_WORDS_HEARD = 2;

function once<Thing, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const cache = new Map<Thing, Made>();
  return (thing) => {
    const value = cache.get(thing) ?? make(thing);
    cache.set(thing, value);
    return value;
  };
}

/** By letters and by sound; the first entity with a name has it. */
function indexNames({ entities, ownerNames }: Knowledge) {
  const byLetters = new Map<string, Named>();
  const bySound = new Map<string, Named>();
  let mostNameWords = 0;
  const add = (names: readonly string[], named: Named): void => {
    for (const name of names) {
      const words = splitWords(name);
      const letters = toLetters(words);
      mostNameWords = Math.max(mostNameWords, words.length + MORE_WORDS_HEARD);
      if (letters && !byLetters.has(letters)) byLetters.set(letters, named);
    }
  };
  const addHeard = (names: readonly string[], named: Named): void => {
    for (const name of names) {
      const key = findSoundKey(splitWords(name));
      if (key && !bySound.has(key)) bySound.set(key, named);
    }
  };
  for (const entity of entities) {
    const { kind, title, names = [], heardAs = [] } = entity;
    // "She won" is no proper name.
    if (entity.of !== undefined)
      add(
        names.filter((name) => /\p{Lu}/u.test(name)),
        { slot: LIFE },
      );
    const slot = SLOTS[kind];
    if (!slot) continue;
    // An entry with the guide's name counts as the entry, with the guide's slot.
    const isGuide = names.some((name) => GUIDE_NAMES.includes(name.toLowerCase()));
    const named = { slot: isGuide ? GUIDE : slot, entity };
    add([...names, ...heardAs, ...(kind === 'year' ? [title] : [])], named);
    addHeard(names, named);
  }
  const owner = { slot: OWNER };
  const parts = ownerNames.flatMap(splitWords);
  add([...ownerNames, ...parts], owner);
  addHeard(parts, owner);
  add(GUIDE_NAMES, { slot: GUIDE });
  for (const absent of entities.find(({ id }) => id === ABSENT_TOPIC)?.heardAs ?? [])
    add([absent], { slot: ABSENT_TOOL, absent });
  return { byLetters, bySound, mostNameWords };
}

export function createLexicon(knowledge: Knowledge): Lexicon {
  const { entities, ownerNames } = knowledge;
  const { byLetters, bySound, mostNameWords } = indexNames(knowledge);
  const soundKeys = [...bySound];
  const toTermOnce = once(toTerm);
  const listTerms = once((text: string): readonly string[] =>
    splitWords(text)
      .filter((word) => !COMMON.has(word))
      .map(toTermOnce)
      .filter((term) => !GENERIC_TERMS.has(term)),
  );
  const termsOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(listTerms));
  const textsOf = once((entity: Entity) =>
    termsOf([
      ...(entity.texts ?? []),
      ...(isEntry(entity) ? [entity.title] : []),
      ...Object.values(entity.fields).flatMap(({ says, isUnwritten, isAside }) => (isUnwritten || isAside ? [] : says)),
    ]),
  );
  const sentences = entities.flatMap(({ fields }) =>
    Object.values(fields).flatMap(({ says, more = [], isUnwritten }) => (isUnwritten ? [] : [...says, ...more])),
  );
  // The first word of a sentence has a capital letter anyway.
  const capitalised = termsOf(
    sentences.flatMap((text) => text.match(/(?<=[\p{L}\p{N},;:)] \P{L}?)\p{Lu}[\p{L}\p{N}]+/gu) ?? []),
  );
  const small = termsOf(sentences.flatMap((text) => text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{N}]+/gu) ?? []));
  const described = entities.filter((entity) => isEntry(entity) || entity.of !== undefined);
  const counts = new Map<string, number>();
  for (const entity of described) for (const term of textsOf(entity)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return {
    mostNameWords,
    findName: (words) => byLetters.get(toLetters(words)),
    findHeard: (words) => bySound.get(findSoundKey(words) ?? ''),
    findAlike: (words) => {
      const key = findSoundKey(words) ?? '';
      return soundKeys.find(([other]) => key !== '' && other[0] === key[0] && isOneSlip(other, key))?.[1];
    },
    rarityOf: (term) => {
      const count = counts.get(term);
      return count === undefined ? 0 : Math.log((described.length + 1) / count);
    },
    isProper: (term) => capitalised.has(term) && !small.has(term),
    isIn: (entity, term) => textsOf(entity).has(term),
    words: [
      ...entities.flatMap(({ names = [], texts = [], heardAs = [] }) => [...names, ...texts, ...heardAs]),
      ...ownerNames,
    ].flatMap(splitWords),
  };
}
