import { splitWords, topicTerms, toTerm } from './topic-terms.ts';

/** Reads words that mean the same as one. */
export interface Thesaurus {
  /** The term that stands for this one. */
  readonly toKnown: (term: string) => string;
  /** The terms of a text that carry a topic, each as the one that stands for it. */
  readonly toTerms: (text: string) => readonly string[];
}

/** "Falls over" is "fall over". */
const ENDING = /(?:s|es|ed|ing)(?= )/u;

/** Makes a thesaurus of rows of words and turns ("get rid of"); the first of a row stands for all. */
export function createThesaurus(rows: readonly (readonly string[])[], ignored: ReadonlySet<string>): Thesaurus {
  const firstOf = new Map<string, string>();
  const turns = new Map<string, string>();
  for (const [first = '', ...others] of rows) {
    for (const other of others) {
      const words = splitWords(other);
      if (words.length > 1) turns.set(words.join(' '), first);
      else if (!firstOf.has(toTerm(other))) firstOf.set(toTerm(other), toTerm(first));
    }
  }
  const longestFirst = [...turns.keys()].toSorted((a, b) => b.length - a.length);
  const anyTurn =
    longestFirst.length > 0
      ? new RegExp(`\\b(?:${longestFirst.map((turn) => turn.replace(' ', '(?:s|es|ed|ing)? ')).join('|')})\\b`, 'gu')
      : undefined;
  const toKnown = (term: string): string => firstOf.get(term) ?? term;
  return {
    toKnown,
    toTerms(text) {
      const lines = text.split('\n').map((line) => splitWords(line).join(' '));
      const plain = lines.join('\n');
      const known = anyTurn
        ? plain.replaceAll(anyTurn, (turn) => turns.get(turn) ?? turns.get(turn.replace(ENDING, '')) ?? turn)
        : plain;
      return topicTerms(known, ignored).map(toKnown);
    },
  };
}
