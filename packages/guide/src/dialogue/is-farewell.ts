import { COURTEOUS, FAREWELLS, QUESTION } from '../english/words.ts';
import { splitWords } from '../english/split-words.ts';

const CLAUSE = /[.!,;:]+\s+|\s+[–-]\s+/u;
const farewells = FAREWELLS.map((phrase) => splitWords(phrase)).toSorted((a, b) => b.length - a.length);

function isPlain(words: readonly string[]): boolean {
  let hasFarewell = false;
  for (let at = 0; at < words.length;) {
    const farewell = farewells.find((phrase) => phrase.every((word, offset) => words[at + offset] === word));
    if (!farewell && !COURTEOUS.has(words[at] ?? '')) return false;
    hasFarewell ||= farewell !== undefined;
    at += farewell?.length ?? 1;
  }
  return hasFarewell;
}

/**
 * True if an utterance ends the call. Strict, because calls are limited: the utterance, or its last clause, is
 * farewells and courtesies, without a question before. "Does he say goodbye?" does not end it.
 */
export function isFarewell(text: string): boolean {
  if (text.includes('?')) return false;
  if (isPlain(splitWords(text))) return true;
  const clauses = text.split(CLAUSE).filter((clause) => clause.trim());
  return clauses.some(
    (_, at) =>
      at > 0 &&
      isPlain(splitWords(clauses.slice(at).join(' '))) &&
      !clauses.slice(0, at).some((clause) => QUESTION.test(clause.trim())),
  );
}
