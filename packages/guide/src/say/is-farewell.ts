import { COURTEOUS, FAREWELLS, QUESTION } from '../english/words.ts';
import { splitWords } from '../english/split-words.ts';

const CLAUSE = /[.!,;:]+\s+|\s+[–-]\s+/u;

function isPlain(words: readonly string[]): boolean {
  const text = words.join(' ');
  const rest = text.replaceAll(FAREWELLS, '');
  return rest !== text && rest.split(' ').every((word) => word === '' || COURTEOUS.has(word));
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
