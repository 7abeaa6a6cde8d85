import { GENERIC_TERMS, listTerms } from '../english/list-terms.ts';
import { isFirstChoice } from '../english/phrases.ts';
import { EVALUATIVE, IF, QUESTION } from '../english/words.ts';
import type { Answer, Knowledge } from '../knowledge.ts';
import type { EntityIndex, FoundAnswer } from '../understanding/entity-index.ts';
import { OWNER } from '../understanding/lexicon.ts';
import type { GuideState, GuideTurn } from '../understanding/state.ts';
import { createQuoteFinder, NEEDED } from './find-quote.ts';
import { targetsOf } from './decide.ts';
import type { Teller } from './tell.ts';
import type { Understanding } from './understand.ts';

/** A less likely answer or denial may be of another subject. */
const SURE = 0.75;

function sharesTerm(question: string, { entity, answer }: FoundAnswer): boolean {
  const { id, title, texts = [], names = [] } = entity;
  const answerTerms = new Set(
    listTerms([id, title, ...texts, ...names, ...answer.says, ...(answer.more ?? [])].join(' ')),
  );
  return listTerms(question).some((term) => answerTerms.has(term) && !(IF.test(question) && GENERIC_TERMS.has(term)));
}

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
  const searched = new Set(firstOf(denials.filter(({ isSearched }) => isSearched)));

  return (question, turn, state) => {
    const [first = ''] = turn.reply.sentences;
    const { reading, ranked } = understand(question, state);
    const isChoice = isFirstChoice(first);
    const isUnclear = unsure.has(first) || isChoice;
    const isDenied = unwritten.has(first) && !searched.has(first);
    const denied = index.findAnswer(ranked[0] ? targetsOf(ranked[0]).join() : '');
    const isForeign = denied !== undefined && !sharesTerm(question, denied);
    const isDoubtful = (ranked[0]?.chance ?? 0) < SURE;
    const [answered] = turn.reply.targets.map(index.findAnswer);
    const kind = answered?.entity.kind;
    const isGeneral = kind === 'topic' || kind === 'principle' || (kind === 'group' && IF.test(question));
    const isElsewhere = isDoubtful && answered !== undefined && isGeneral && !sharesTerm(question, answered);
    if (!isUnclear && !unwritten.has(first) && !isElsewhere) return turn;
    const isOfOwner = reading.tokens.includes(OWNER) && !lines.declined.includes(first);
    const unclear = isOfOwner ? 'ofOwner' : isChoice ? 'elsewhere' : 'unsure';
    const needed = isElsewhere ? 'elsewhere' : isUnclear || isDoubtful ? unclear : 'unwritten';
    const [named] = reading.named;
    const subject = named ?? index.find(state.focus);
    const mayQuote = isUnclear || isDenied || isElsewhere;
    const found =
      (mayQuote ? findQuote(question, { within: named, needed: NEEDED[needed], isOfOwner }) : undefined) ??
      (subject && isUnclear && !named ? findQuote(question, { within: subject, needed: NEEDED.focus }) : undefined);
    if (found) return quote(found, state);
    // "Does he like trains?", "What if he is ill?": an answer about another subject is worse than none.
    const isOther =
      (isElsewhere || (unwritten.has(first) && isDoubtful && isForeign)) &&
      (reading.isPolar || IF.test(question)) &&
      reading.terms.some((term) => !GENERIC_TERMS.has(term) && !EVALUATIVE.has(term));
    const isAsked = reading.isHere && reading.named.length === 0 && QUESTION.test(question);
    const isNowhere = (unsure.has(first) || isOther) && isAsked && !findQuote.isKnown(question, isOfOwner);
    return isNowhere ? decline('notWritten', state) : turn;
  };
}
