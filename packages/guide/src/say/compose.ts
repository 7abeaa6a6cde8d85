import { NO, NOT_THAT, toAbsent, YES } from '../english/phrases.ts';
import * as english from '../english/words.ts';
import { GENERIC_TERMS, listTerms } from '../english/list-terms.ts';
import type { Entity } from '../knowledge.ts';
import { isTool, isWork, toMainField, type FoundAnswer } from '../read/entity-index.ts';
import { ABSENT_TOOL, ABSENT_TOPIC } from '../read/lexicon.ts';
import type { Reading } from '../read/read-utterance.ts';
import { chooseSentences } from './choose-sentences.ts';

/** "Did he use it there?" refers to something; "Is it true that he knows React?" does not. */
const isPointing = ({ words }: Reading): boolean =>
  english.REFERENCE_TO_ONE.test(words.join(' ').replaceAll(english.NO_REFERENCE, ''));

/** The named work, the one in the answer, or the current subject. */
function findWork(reading: Reading, answered: Entity, talkedAbout?: Entity): Entity | undefined {
  const pointedWork = isWork(answered) ? answered : talkedAbout;
  return reading.named.find(isWork) ?? (isPointing(reading) ? pointedWork : undefined);
}

/** Truth of a yes-or-no question ("Was Heron made with it?"); undefined where the content does not decide it. */
export function toTruth({ entity, answer }: FoundAnswer, reading: Reading, talkedAbout?: Entity): boolean | undefined {
  const { words, named, tokens, isPolar, isNegated } = reading;
  if (!isPolar) return undefined;
  const isSettled = reading.absent === undefined && !isNegated && !english.OF_NOW.test(words.join(' '));
  if (isSettled && answer.settles && reading.terms.some((term) => answer.settles?.words.includes(term)))
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
  // "Has he used it in production?" asks for more than the tool.
  const known = new Set([entity.title, ...(entity.names ?? []), ...answer.says].flatMap(listTerms));
  const isAll = reading.terms.every((term) => known.has(term) || GENERIC_TERMS.has(term));
  return isAll && entity.fields[toMainField(entity)] === answer && english.DOES.has(words[0] ?? '') ? true : undefined;
}

/** Yes or no first, then the sentences that answer the question; `last` has those of the last reply. */
export function compose(
  found: FoundAnswer,
  reading: Reading | undefined,
  last: readonly string[],
  truth?: boolean,
): readonly string[] {
  const { says, settles, isUnwritten } = found.answer;
  const isAbsent = reading?.absent !== undefined || reading?.terms.some((term) => settles?.others?.includes(term));
  const isOther = settles !== undefined && reading?.isPolar === true && isAbsent === true;
  const yesOrNo = truth === undefined ? (isOther ? [NOT_THAT] : []) : [truth ? YES : NO];
  if (found.entity.id === ABSENT_TOPIC && reading?.absent !== undefined)
    return [toAbsent(reading.absent), ...says.slice(1)];
  return [
    ...yesOrNo,
    ...(reading === undefined || isUnwritten ? says : chooseSentences(found, reading, last).sentences),
  ];
}
