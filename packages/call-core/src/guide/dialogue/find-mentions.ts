import { isCommonTerm, isStopWord, toTerm } from '../retrieval/topic-terms.ts';
import { findSoundKey } from './sound-key.ts';
import { splitUtterance, standsAt } from './split-utterance.ts';
import type { Subject } from './subject.ts';

/** Subjects that an utterance names, and the words that are left when the names are taken out. */
export interface Mentions {
  readonly subjects: readonly Subject[];
  readonly rest: readonly string[];
}

export type FindMentions = (words: readonly string[]) => Mentions;

interface Name {
  readonly words: readonly string[];
  readonly subject: Subject;
}

/** Names are heard in one to three words: "night shift", "nightshift", "place holder labs". */
const MAX_HEARD_WORDS = 3;

/** `docker`, `dockers`, `docker's` (whose apostrophe is gone): one name. */
const withoutEnding = (word: string): string => (word.length > 3 ? word.replace(/s$/u, '') : word);

/**
 * Finds subjects by name, alias or declared mishearing, the longest first; then by equal sound, where the words mean
 * nothing else. `isKnown` tells words that mean something in a question here.
 */
export function createMentionFinder(subjects: readonly Subject[], isKnown: (term: string) => boolean): FindMentions {
  const names: readonly Name[] = subjects
    .flatMap((subject) =>
      [...(subject.names ?? []), ...(subject.aliases ?? []), ...(subject.heardAs ?? [])].map((name) => ({
        words: splitUtterance(name).map(withoutEnding),
        subject,
      })),
    )
    .toSorted((a, b) => b.words.length - a.words.length);
  const byFirst = Map.groupBy(names, ({ words: [first = ''] }) => first);
  const bySound = new Map<string, Subject>();
  for (const subject of subjects) {
    for (const name of subject.names ?? []) {
      const key = findSoundKey(splitUtterance(name));
      if (key !== undefined && !bySound.has(key)) bySound.set(key, subject);
    }
  }

  function findBySound(words: readonly string[], index: number): { subject: Subject; length: number } | undefined {
    for (let length = Math.min(MAX_HEARD_WORDS, words.length - index); length > 0; length -= 1) {
      const heard = words.slice(index, index + length);
      if (heard.some(isStopWord)) continue;
      const terms = heard.map(toTerm);
      if (terms.every((term) => isCommonTerm(term) || isKnown(term))) continue;
      const key = findSoundKey(heard);
      const subject = key === undefined ? undefined : bySound.get(key);
      if (subject !== undefined) return { subject, length };
    }
    return undefined;
  }

  return (words) => {
    const plain = words.map(withoutEnding);
    const found = new Set<Subject>();
    const rest: string[] = [];
    for (let index = 0; index < words.length;) {
      const at = index;
      const name = byFirst.get(plain[at] ?? '')?.find((candidate) => standsAt(plain, candidate.words, at));
      const heard = name ? { subject: name.subject, length: name.words.length } : findBySound(words, at);
      if (heard) {
        found.add(heard.subject);
        index += heard.length;
      } else {
        rest.push(words[at] ?? '');
        index += 1;
      }
    }
    return { subjects: [...found], rest };
  };
}
