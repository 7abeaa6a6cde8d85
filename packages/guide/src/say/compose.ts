import { NO, NOT_THAT, toAbsent, YES } from '../english/phrases.ts';
import { splitWords } from '../english/split-words.ts';
import { toTerm } from '../english/to-term.ts';
import { toWhole } from '../english/to-whole.ts';
import * as english from '../english/words.ts';
import { GENERIC_TERMS, listTerms } from '../english/list-terms.ts';
import type { Entity } from '../knowledge.ts';
import { isTool, isWork, toMainField, type FoundAnswer } from '../read/entity-index.ts';
import { ABSENT_TOOL, ABSENT_TOPIC } from '../read/lexicon.ts';
import type { Reading } from '../read/read-utterance.ts';

/** Score of a sentence that was just said and answers a follow-up. */
const JUST_SAID = 3;
const MOST_OF_FOLLOW_UP = 3;
/** "In Ann's words: Now I ring her" needs what she said before. */
const QUOTED = /^[^:]{1,60} words: /u;

const PLACE_TERMS = [...english.PLACE_WORDS].map(toTerm);
/** "What is the second one about?" */
const ABOUT = /^(?:and |so )?what\b.*\babout$/u;
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

/** The sentences of a reply, and whether the question selected them. */
interface Picked {
  readonly sentences: readonly string[];
  readonly isPicked: boolean;
}

/** "People", "use", "oldest" decide between sentences, and choose one of an answer that was given. */
const PLAIN = 0.3;
const toStem = (word: string): string => toTerm(english.BASE_FORMS.get(word) ?? word);

/** The sentence with most of the question's words, or with the figure, date or place that it asks for. */
export function pick({ entity, answer }: FoundAnswer, reading: Reading, justSaid?: readonly string[]): Picked {
  const { says, more = [] } = answer;
  const question = reading.words.join(' ');
  // An entity's subject is in none of its sentences, or in all: "the interview trainer" names Rehearsal.
  const main = isWork(entity) ? (entity.fields[toMainField(entity)]?.says[0] ?? '') : '';
  const names = entity.kind === 'topic' ? [entity.id] : (entity.names ?? []);
  const subject = [entity.title, ...names, ...(says.includes(main) ? [] : [main])];
  const ofSubject = subject.flatMap(listTerms);
  const ignored = new Set([...ofSubject, ...GENERIC_TERMS, ...PLACE_TERMS]);
  const terms = reading.terms.filter((term) => !ignored.has(term) || answer.settles?.words.includes(term));
  // "Where was it used?" asks for all uses of a tool, not for one sentence.
  const facts = english.listAsked(question).filter(([pattern]) => pattern !== english.WHERE || !isTool(entity));
  // "The first one" means an entry, not "on the first Saturday".
  const others = reading.position ? [] : reading.words.filter((word) => !english.GRAMMAR.has(word));
  const plain = new Set(others.map(toStem));
  for (const term of terms) plain.delete(term);
  const all = [...says, ...more].map((sentence) => ({ sentence, has: new Set(listTerms(sentence)) }));
  const scoreOf = ({ sentence, has }: (typeof all)[number]): number => {
    const isOfTitle = [entity.title, ...(entity.names ?? [])].some((name) => sentence.startsWith(name));
    const isAbout = isOfTitle && ABOUT.test(question);
    const kinds = isAbout ? 1 : facts.filter(([, fact]) => english.hasFact(fact, sentence)).length;
    const bonus =
      kinds > 0 && reading.tokens.length <= MOST_OF_FOLLOW_UP && justSaid?.includes(sentence) ? JUST_SAID : 0;
    const found = terms.reduce((sum, term) => sum + (has.has(term) ? 1 + (reading.rarities.get(term) ?? 0) : 0), 0);
    const score = found + kinds + bonus;
    const isDecided = score > 0 || justSaid !== undefined;
    const stems = new Set(splitWords(sentence).map(toStem));
    return score + (isDecided ? PLAIN * [...plain].filter((stem) => stems.has(stem)).length : 0);
  };
  const scores = all.map(scoreOf);
  const most = Math.max(...scores);
  const at = scores.indexOf(most);
  const sentences = all.map(({ sentence }) => sentence);
  const chosen = sentences[at] ?? '';
  const own = QUOTED.test(chosen) ? toWhole(chosen, at, sentences) : [chosen];
  return { sentences: at > 0 ? own : says, isPicked: most > 0 };
}

/** Yes or no first, then the sentences that answer the question. */
export function compose(found: FoundAnswer, reading: Reading | undefined, truth?: boolean): readonly string[] {
  const { says, settles, isUnwritten } = found.answer;
  const isAbsent = reading?.absent !== undefined || reading?.terms.some((term) => settles?.others?.includes(term));
  const isOther = settles !== undefined && reading?.isPolar === true && isAbsent === true;
  const yesOrNo = truth === undefined ? (isOther ? [NOT_THAT] : []) : [truth ? YES : NO];
  if (found.entity.id === ABSENT_TOPIC && reading?.absent !== undefined)
    return [toAbsent(reading.absent), ...says.slice(1)];
  return [...yesOrNo, ...(reading === undefined || isUnwritten ? says : pick(found, reading).sentences)];
}
