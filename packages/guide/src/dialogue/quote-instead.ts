import { GENERIC_TERMS, listTerms } from '../english/list-terms.ts';
import { isFirstChoice } from '../english/phrases.ts';
import { EVALUATIVE, FIGURE, listAsked, OPEN, QUANTITY, QUESTION } from '../english/words.ts';
import type { Answer, Knowledge } from '../knowledge.ts';
import { isWork, toMainField, type EntityIndex, type FoundAnswer } from '../understanding/entity-index.ts';
import { OWNER } from '../understanding/lexicon.ts';
import type { Reading } from '../understanding/read-utterance.ts';
import type { GuideState, GuideTurn } from '../understanding/state.ts';
import { createQuoteFinder, NEEDED, OF_GUIDE } from './find-quote.ts';
import { BRIEF, targetsOf } from './decide.ts';
import { remark, type Teller } from './tell.ts';
import type { Understanding } from './understand.ts';

/** A less likely answer or denial may be of another subject. */
const SURE = 0.75;
/** From this chance on, no sentence replaces a written answer. */
const CERTAIN = 0.9;

function sharesTerm(question: string, { entity, answer }: FoundAnswer, isOfAnswer = false): boolean {
  const { id, title, texts = [], names = [] } = entity;
  const ofEntity = isOfAnswer ? [] : [id, title, ...texts, ...names];
  const answerTerms = new Set(listTerms([...ofEntity, ...answer.says, ...(answer.more ?? [])].join(' ')));
  const terms = listTerms(question).filter((term) => !GENERIC_TERMS.has(term));
  return (terms.length === 0 && !OPEN.test(question)) || terms.some((term) => answerTerms.has(term));
}

/** "For how many?" after "seat plans for four theatres": the last reply has the figure. */
function findSaid({ words, terms }: Reading, { lastReply }: GuideState): string | undefined {
  const facts = terms.length > 0 ? [] : listAsked(words.join(' '));
  return facts.length === 0 ? undefined : lastReply.sentences.find((one) => facts.every(([, has]) => has.test(one)));
}

/** A topic, or a list after a question for one of its entries. */
const isGeneral = ({ entity, field }: FoundAnswer, question: string): boolean =>
  entity.kind === 'group'
    ? (field === toMainField(entity) && OPEN.test(question)) || QUANTITY.test(question)
    : entity.kind === 'topic' || entity.kind === 'principle';

/** "How many nurses does she lead?" needs a figure with "nurses". */
const COUNTED = /how many(?! (?:year|month|week|day|hour))(?: \S+){1,2}/iu;

const isSaid = ({ entity, field, answer }: FoundAnswer, { reply }: GuideTurn): boolean =>
  !answer.isUnwritten && reply.targets.includes(`${entity.id}/${field}`);

const firstOf = (some: readonly Answer[]): readonly string[] => some.flatMap(({ says }) => says.slice(0, 1));

/**
 * Replaces a denial, a question back, or a doubtful answer without a word of the question: with the content's sentence
 * about its subject. Without one, an unclear question about the owner is "not written".
 */
export function createQuoter(
  knowledge: Knowledge,
  index: EntityIndex,
  { understand }: Understanding,
  { quote, decline }: Pick<Teller, 'quote' | 'decline'>,
): (question: string, turn: GuideTurn, state: GuideState) => GuideTurn {
  const { entities, lines } = knowledge;
  const findQuote = createQuoteFinder(knowledge);
  const unsure: ReadonlySet<string> = new Set(
    (['declined', 'unsure', 'notWritten'] as const).flatMap((line) => [
      ...lines[line].slice(0, 1),
      ...(lines[`${line}Again`] ?? []),
    ]),
  );
  const denials = entities.flatMap(({ fields }) => Object.values(fields).filter((one) => one.isUnwritten));
  const unwritten = new Set([...entities.map(({ nothing = '' }) => nothing), ...firstOf(denials)]);

  return (question, turn, state) => {
    const [first = ''] = turn.reply.sentences;
    const { reading, ranked } = understand(question, state);
    const isUnclear = unsure.has(first) || isFirstChoice(first);
    const likeliest = index.findAnswer(ranked[0] ? targetsOf(ranked[0]).join() : '');
    const chance = ranked[0]?.chance ?? 0;
    if (likeliest && chance >= CERTAIN && isSaid(likeliest, turn)) return turn;
    const isForeign = likeliest !== undefined && !sharesTerm(question, likeliest);
    const isDoubtful = chance < SURE;
    // The denial, or its repetition in other words, is of a fact that no sentence holds.
    if (likeliest?.answer.isSearched && chance > 0.5) return turn;
    const [answered] = turn.reply.targets.map(index.findAnswer);
    const isRetold = isDoubtful && turn.reply.targets.some((target) => state.told.includes(target));
    const isElsewhere =
      answered !== undefined &&
      (isDoubtful || !OF_GUIDE.test(answered.entity.id)) &&
      (isRetold || isGeneral(answered, question)) &&
      !(reading.hasReference && answered.entity.id === state.focus) &&
      !sharesTerm(question, answered);
    const [named] = reading.named;
    const subject = named ?? index.findAll([state.focus ?? '', state.entry ?? '']).find(isWork);
    // "Is it open source?" after the link: another sentence about the work has the question's words.
    const isBeside = answered !== undefined && answered.entity === subject && !sharesTerm(question, answered, true);
    const [counted] = COUNTED.exec(question) ?? [];
    if (counted && (reading.unknown === 0 || reading.tokens.length <= BRIEF)) {
      const counts = new RegExp(`(?<![a-z])(?:${FIGURE.source})\\D{0,20}\\b(?:${listTerms(counted).join('|')})`, 'iu');
      const figure = turn.reply.sentences.some((one) => counts.test(one))
        ? undefined
        : findQuote(counted, { needed: NEEDED.strict, isOfOwner: true, counts });
      if (figure) return quote(figure, state);
    }
    const isUnclearOrDenied = isUnclear || unwritten.has(first);
    if (!isUnclearOrDenied && !isElsewhere && !isBeside) return turn;
    const isCount = QUANTITY.test(question);
    const isOfOwner = reading.tokens.includes(OWNER) && !lines.declined.includes(first);
    const ofUnclear = isUnclear || isDoubtful ? (isOfOwner ? 'loose' : 'strict') : 'unwritten';
    const needed = !isElsewhere ? ofUnclear : isDoubtful || isCount ? 'strict' : 'sure';
    const withinNeeded = isUnclear ? 'loose' : isBeside || isDoubtful || isCount ? 'denied' : 'unwritten';
    const anywhere = { within: named, needed: NEEDED[needed], isOfOwner: isOfOwner || !reading.isHere };
    // "Did she work nights?" need not be about the job in focus.
    const isAside = isBeside && (!reading.hasReference || reading.unknown > 0) && (reading.isPolar || isCount);
    const isOfSubject = isBeside || (reading.hasReference && subject !== undefined);
    const found =
      (isOfSubject ? undefined : findQuote(question, anywhere)) ??
      (subject && findQuote(question, { within: subject, needed: NEEDED[withinNeeded] })) ??
      (isAside ? findQuote(question, { needed: NEEDED.strict, isOfOwner: true }) : undefined);
    if (found) return quote(found, state);
    const earlier = isUnclearOrDenied ? findSaid(reading, state) : undefined;
    if (earlier !== undefined) return remark([earlier], state, state.lastReply);
    if (isBeside && !isAside) return turn;
    // "Does he like trains?", "What if he is ill?": an answer about another subject is worse than none.
    const isOther =
      isDoubtful &&
      (isElsewhere || isAside || (unwritten.has(first) && isForeign)) &&
      (reading.isPolar || OPEN.test(question)) &&
      reading.terms.some((term) => !GENERIC_TERMS.has(term) && !EVALUATIVE.has(term));
    const isAsked =
      (reading.isHere || reading.noun || isAside) && reading.named.length === 0 && QUESTION.test(question);
    const isNowhere = (unsure.has(first) || isOther) && isAsked && !findQuote.isKnown(question, isOfOwner);
    return isNowhere ? decline('notWritten', state) : turn;
  };
}
