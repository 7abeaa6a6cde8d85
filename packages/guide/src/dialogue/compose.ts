import { NO, NOT_THAT, YES } from '../english/phrases.ts';
import { toTerm } from '../english/to-term.ts';
import { DATE, DOES, FIGURE, NO_REFERENCE, PLACE_WORDS, QUANTITY, REFERENCE_TO_ONE, WHEN } from '../english/words.ts';
import { GENERIC_TERMS, listTerms } from '../english/list-terms.ts';
import type { Entity } from '../knowledge.ts';
import { isTool, isWork, toMainField, type FoundAnswer } from '../understanding/entity-index.ts';
import { ABSENT_TOOL } from '../understanding/lexicon.ts';
import type { Reading } from '../understanding/read-utterance.ts';

/** Pairs of patterns: a question for a figure or a date, and a sentence that contains one. */
const ASKED = [
  [QUANTITY, FIGURE],
  [WHEN, DATE],
] as const;

const PLACE_TERMS = [...PLACE_WORDS].map(toTerm);
/** Matches a sentence that ends a list ("More … is not written"); it never answers a question. */
const REST = /^(?:More|Other|Further)\b.*\bnot (?:written|named)\b/u;
/** "Did he use it there?" refers to something; "Is it true that he knows React?" does not. */
const isPointing = ({ words }: Reading): boolean => REFERENCE_TO_ONE.test(words.join(' ').replaceAll(NO_REFERENCE, ''));

/** Returns the work that is named or that "it" refers to: the one in the answer, or the current subject. */
function findWork(reading: Reading, answered: Entity, talkedAbout?: Entity): Entity | undefined {
  const pointedWork = isWork(answered) ? answered : talkedAbout;
  return reading.named.find(isWork) ?? (isPointing(reading) ? pointedWork : undefined);
}

/**
 * Returns the truth of a yes-or-no question ("Was Heron made with it?"); undefined where the content does not
 * decide it.
 */
export function toTruth({ entity, answer }: FoundAnswer, reading: Reading, talkedAbout?: Entity): boolean | undefined {
  const { words, named, tokens, isPolar, isNegated } = reading;
  if (!isPolar) return undefined;
  if (answer.settles && !isNegated && reading.terms.some((term) => answer.settles?.words.includes(term)))
    return answer.settles.truth;
  const work = findWork(reading, entity, talkedAbout);
  const uses = named.filter(isTool).map(({ fields }) => fields['where']?.members);
  const isOfWork = work !== undefined && (entity === work ? answer === work.fields['with'] : isTool(entity));
  if (tokens.includes(ABSENT_TOOL)) return isOfWork && entity === work && !answer.isUnwritten ? false : undefined;
  if (uses.length > 0 && isOfWork) {
    const isUsed = uses.every((members) => members?.includes(work.id));
    // A work without written tools gives no answer.
    return isUsed || work.fields['with']?.isUnwritten === undefined ? isUsed : undefined;
  }
  const isAskedFor = named.some(isTool) || isPointing(reading);
  if (!isTool(entity) || (answer.members?.length !== 0 && !isAskedFor)) return undefined;
  if (answer.members) return answer.members.length > 0;
  return entity.fields[toMainField(entity)] === answer && DOES.has(words[0] ?? '') ? true : undefined;
}

/**
 * Selects the sentences that answer a question: the one with most of its words, or with the figure or date that
 * it asks for; yes or no comes first.
 */
export function compose(
  { entity, answer }: FoundAnswer,
  reading: Reading | undefined,
  truth?: boolean,
): readonly string[] {
  const { says, more = [], isUnwritten } = answer;
  const isOther = reading?.isPolar === true && reading.terms.some((term) => answer.settles?.others?.includes(term));
  const yesOrNo = truth === undefined ? (isOther ? [NOT_THAT] : []) : [truth ? YES : NO];
  if (reading === undefined || isUnwritten) return [...yesOrNo, ...says];
  const question = reading.words.join(' ');
  // The subject of an entity is in none of its sentences, or in all of them.
  const subject = [entity.title, ...(entity.kind === 'topic' ? [entity.id] : (entity.names ?? []))];
  const ignored = new Set([...subject.flatMap(listTerms), ...GENERIC_TERMS, ...PLACE_TERMS]);
  const terms = reading.terms.filter((term) => !ignored.has(term));
  const scoreOf = (sentence: string): number => {
    if (REST.test(sentence)) return 0;
    const sentenceTerms = new Set(listTerms(sentence));
    const kinds = ASKED.filter(
      ([questionPattern, sentencePattern]) => questionPattern.test(question) && sentencePattern.test(sentence),
    );
    return 2 * terms.filter((term) => sentenceTerms.has(term)).length + kinds.length;
  };
  const isFigure = QUANTITY.test(question) && says.some((sentence) => FIGURE.test(sentence));
  const scores = [...says, ...more].map(scoreOf);
  const at = scores.indexOf(Math.max(...scores));
  return [...yesOrNo, ...(at > 0 || isFigure ? [[...says, ...more][at] ?? ''] : says)];
}
