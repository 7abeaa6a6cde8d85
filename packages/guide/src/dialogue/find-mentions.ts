import { POINTING, THINGS } from '../retrieval/stop-words.ts';
import { isCommonTerm, isStopWord, toTerm } from '../retrieval/topic-terms.ts';
import { findSoundKey } from './sound-key.ts';
import { splitUtterance } from './split-utterance.ts';
import type { GuideContent, Subject } from './subject.ts';

/** Subjects that an utterance names, and the words that are left when the names are taken out. */
export interface Mentions {
  readonly subjects: readonly Subject[];
  readonly rest: readonly string[];
}

export type FindMentions = (words: readonly string[]) => Mentions;

/** Names are heard in one to three words: "night shift", "nightshift", "place holder labs". */
const MAX_HEARD_WORDS = 3;

/** `docker`, `dockers`: one name. */
const withoutEnding = (word: string): string => (word.length > 3 ? word.replace(/s$/u, '') : word);
interface Heard {
  readonly subject: Subject;
  readonly length: number;
}

/** Aliases have so many words at most. */
const MAX_WORDS = 6;
/** Before the name of a work, it is no name: "Do I need a rehearsal?" */
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'my']);

/**
 * Finds subjects by name, alias or declared mishearing, the longest first; then by equal sound, where the words mean
 * nothing else. `isKnown` tells words that mean something in a question here.
 */
export function createMentionFinder(
  { subjects, kindNouns }: Pick<GuideContent, 'subjects' | 'kindNouns'>,
  isKnown: (term: string) => boolean,
): FindMentions {
  const byLetters = new Map<string, Subject>();
  const plurals = new Set<string>();
  for (const subject of subjects) {
    const { names = [], aliases = [], heardAs = [] } = subject;
    for (const name of [...names, ...aliases, ...heardAs]) {
      const letters = splitUtterance(name).map(withoutEnding).join('');
      if (!byLetters.has(letters)) byLetters.set(letters, subject);
    }
    // Herons are birds, and a night shift is work.
    if (subject.role === 'work') for (const name of names) plurals.add(splitUtterance(name).join(''));
  }
  const bySound = new Map<string, Subject>();
  for (const subject of subjects) {
    for (const name of subject.names ?? []) {
      const key = findSoundKey(splitUtterance(name));
      if (key !== undefined && !bySound.has(key)) bySound.set(key, subject);
    }
  }

  const works = subjects
    .filter(({ role }) => role === 'work')
    .map((subject) => ({ subject, marks: new Set(subject.marks?.map(toTerm)) }));
  const workKinds = new Set(works.map(({ subject }) => subject.kind));
  const nounKinds = new Map(
    Object.entries(kindNouns).flatMap(([kind, nouns]) => nouns.map((noun) => [toTerm(noun), kind] as const)),
  );

  /** "The interview app", "that email thing": marks of a work, and what sort of thing it is. */
  function findByMarks(words: readonly string[], at: number): Heard | undefined {
    const isPointing = POINTING.has(words[at] ?? '');
    if (!isPointing && at > 0) return undefined;
    const terms: string[] = [];
    const from = !isPointing ? at : words[at + 1] === 'other' ? at + 2 : at + 1;
    for (const word of words.slice(from, from + MAX_HEARD_WORDS)) {
      const term = toTerm(word);
      const kind = nounKinds.get(term);
      const isThing = THINGS.has(word) || (kind !== undefined && (isPointing || workKinds.has(kind)));
      if (terms.length > 0 && isThing) {
        const weigh = (marks: ReadonlySet<string>): number => terms.filter((one) => marks.has(one)).length;
        const isOf = (subject: Subject): number => (subject.kind === kind ? 1 : 0);
        const [best] = works
          .filter(({ marks }) => weigh(marks) > 0)
          .toSorted((a, b) => isOf(b.subject) - isOf(a.subject) || weigh(b.marks) - weigh(a.marks));
        return best && { subject: best.subject, length: from - at + terms.length + 1 };
      }
      terms.push(term);
      if (!works.some(({ marks }) => marks.has(term))) return undefined;
    }
    return undefined;
  }

  function findBySound(words: readonly string[], index: number): Heard | undefined {
    for (let length = Math.min(MAX_HEARD_WORDS, words.length - index); length > 0; length -= 1) {
      const heard = words.slice(index, index + length);
      if (isStopWord(heard[0] ?? '') || isStopWord(heard.at(-1) ?? '')) continue;
      const terms = heard.map(toTerm);
      if (terms.every((term) => isCommonTerm(term) || isKnown(term))) continue;
      const key = findSoundKey(heard);
      const subject = key === undefined ? undefined : bySound.get(key);
      if (subject !== undefined) return { subject, length };
    }
    return undefined;
  }

  function findByLetters(words: readonly string[], at: number): Heard | 'everyday' | undefined {
    for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length -= 1) {
      const part = words.slice(at, at + length);
      const subject = byLetters.get(part.map(withoutEnding).join(''));
      const isEveryday =
        plurals.has(part.join('').replace(/s$/u, '')) &&
        (part.join('').endsWith('s') || ARTICLES.has(words[at - 1] ?? ''));
      if (subject && isEveryday) return 'everyday';
      if (subject) return { subject, length };
    }
    return undefined;
  }

  return (words) => {
    const found = new Set<Subject>();
    const rest: string[] = [];
    for (let index = 0; index < words.length;) {
      const heard = findByLetters(words, index) ?? findByMarks(words, index) ?? findBySound(words, index);
      if (heard && heard !== 'everyday') {
        found.add(heard.subject);
        index += heard.length;
      } else {
        rest.push(words[index] ?? '');
        index += 1;
      }
    }
    return { subjects: [...found], rest };
  };
}
