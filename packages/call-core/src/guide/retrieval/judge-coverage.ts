import type { QuestionManner } from './question-manner.ts';
import { isCommonTerm, isQuestionTerm } from './topic-terms.ts';
import type { TopicVocabulary } from './topic-vocabulary.ts';

/** What a question is about, and which of that was found in the fact to be judged. */
export interface CoverageQuestion {
  readonly factId: string;
  readonly asked: readonly string[];
  readonly matched: readonly string[];
}

/** An ordinary word that the fact does not know says little against it: a fifth of a rare one. */
const COMMON_TERM_SHARE = 0.2;

/**
 * How much of a question (in information, not in words) a fact knows, from 0 to 1. A word that stands in one `ask` only
 * may have met the question by chance and counts less; a proper name of the fact settles it.
 */
export function judgeCoverage(question: CoverageQuestion, vocabulary: TopicVocabulary): number {
  const { factId } = question;
  const matched = new Set(question.matched.filter((term) => !isQuestionTerm(term)));
  if (matched.size === 0) return 0;
  const rarest = vocabulary.weigh('');
  let known = 0;
  let all = 0;
  for (const term of matched) {
    known += vocabulary.weigh(term) * trust(vocabulary.countAsks(factId, term));
    all += vocabulary.weigh(term);
  }
  for (const term of new Set(question.asked)) {
    if (matched.has(term) || isQuestionTerm(term)) continue;
    all += isCommonTerm(term) ? Math.min(vocabulary.weigh(term), rarest * COMMON_TERM_SHARE) : vocabulary.weigh(term);
  }
  return known / all;
}

/** Evidence below this many asks is chance, when it is one word and an ordinary one; more is asked of small talk. */
const LONE_COMMON_ASKS = 2;
const PRIVATE_COMMON_ASKS = 3;
/** A fact that is asked by this command knows it from more than one ask. */
const COMMAND_ASKS = 2;

/** Whether what the fact knows of the question may have met it by chance: one word only, or a command's object. */
export function isChance(
  { factId, matched }: Pick<CoverageQuestion, 'factId' | 'matched'>,
  { command, isImpersonal, isPrivate }: QuestionManner,
  vocabulary: TopicVocabulary,
): boolean {
  if (command !== undefined && vocabulary.countAsks(factId, command) < COMMAND_ASKS) return true;
  const terms = [...new Set(matched.filter((term) => !isQuestionTerm(term)))];
  const [term] = terms;
  if (term === undefined || terms.length > 1) return false;
  const asks = vocabulary.countAsks(factId, term);
  if (isCommonTerm(term)) return asks < (isPrivate ? PRIVATE_COMMON_ASKS : LONE_COMMON_ASKS);
  return (isImpersonal || isPrivate) && asks < LONE_COMMON_ASKS;
}

function trust(askCount: number): number {
  if (askCount >= 3) return 1;
  if (askCount === 2) return 0.85;
  // In the answer only: it may be there by accident.
  return askCount === 1 ? 0.7 : 0.15;
}
