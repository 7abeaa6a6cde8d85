import { REQUESTS, VISITORS } from '../retrieval/stop-words.ts';
import { isCommonTerm, isQuestionTerm, topicTerms } from '../retrieval/topic-terms.ts';
import { CLEAR_CUE, SURE_NONE } from './cues.ts';
import type { Library, Target } from './library.ts';
import type { Reading } from './read-question.ts';

/** Of so many terms one may be unknown. */
const MOST_KNOWN = 5;
/** An ordinary word that is unknown is half an unknown word, and one of three is forgiven. */
const ORDINARY = 0.5;
const FEW = 3;

/**
 * Whether a target knows what is asked and of what it is asked, for questions that point at nobody here: "opening
 * hours", "Which jobs pay best?". Of a visitor or a client the ordinary words say little ("How do I get in touch?").
 */
export function isCarried(target: Target, { rest, nouns, cues }: Reading, library: Library): boolean {
  const [first = ''] = rest;
  const { subject, field = '' } = library.findAnswer(target) ?? {};
  const isOfKind = nouns.some(({ kind }) => subject?.kind === kind || subject?.members);
  if (first === 'which' && nouns.length > 0 && !isOfKind) return false;
  const isVisitors = rest.some((word) => VISITORS.has(word));
  const weight = cues.weights.get(field) ?? 0;
  if (weight >= CLEAR_CUE && cues.none < SURE_NONE && subject?.role !== 'part') return true;
  const isFieldAsked = weight >= 1;
  const terms = topicTerms(rest.join(' '), VISITORS).filter(
    (term) => !isQuestionTerm(term) && !(isVisitors && isCommonTerm(term)) && !(isFieldAsked && cues.terms.has(term)),
  );
  const missing = library
    .findMissing(target, terms, nouns)
    .reduce((sum, term) => sum + (isCommonTerm(term) ? ORDINARY : 1), 0);
  const isStrict = terms.length < FEW || REQUESTS.has(first);
  return missing <= (isStrict ? 0 : Math.max(ORDINARY, Math.floor(terms.length / MOST_KNOWN)));
}
