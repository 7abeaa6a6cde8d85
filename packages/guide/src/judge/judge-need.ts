import { QUESTION, STATES_NEED } from '../english/words.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Candidate } from '../rank/candidates.ts';
import type { Limits } from '../rank/model.ts';
import { sumChances, targetsOf, type Ranked } from '../rank/rank.ts';
import type { Understood } from '../rank/understand.ts';
import { isWork, type EntityIndex } from '../read/entity-index.ts';
import { createNearFinder, type Near } from './find-near.ts';

/** A need this likely, or a work that shares words with it. */
const LIKELY = 0.15;

/** What begins like a need and ends without a question mark is about a work sooner than about nothing. */
const LEAST_STATED = 0.3;

/** A work that resembles a stated need, or the need alone. */
export type NeedJudgement =
  | { readonly kind: 'near'; readonly near: Near }
  | { readonly kind: 'say'; readonly candidate: Candidate };

/** A statement that is a need, or about works that resemble it, is answered by the likeliest work. */
export function createNeedJudge(
  knowledge: Knowledge,
  index: EntityIndex,
  limits: Limits,
): (understood: Understood) => NeedJudgement | undefined {
  const findNear = createNearFinder(knowledge);
  const findDescribed = (answer: Ranked) =>
    answer.candidate.features.described === undefined
      ? undefined
      : index.findAll([targetsOf(answer)[0]?.split('/')[0] ?? '']).find(isWork);
  return ({ reading, ranked }) => {
    const need = ranked.find(({ candidate: { meaning } }) => meaning.kind === 'act' && meaning.act === 'need');
    const isStated = STATES_NEED.test(reading.words.join(' '));
    const isLikely = need !== undefined && need.chance >= LIKELY && !QUESTION.test(reading.text);
    // "Can he help with invoices?" is a need, too.
    if (!need || (!isStated && !isLikely && need !== ranked[0])) return undefined;
    const described = ranked.filter(findDescribed);
    const least = isStated ? LEAST_STATED : limits.say;
    if (need.chance + sumChances(described) < least) return undefined;
    const likely = described.find(({ chance }) => chance >= LIKELY);
    const near = findNear(reading.text, likely && findDescribed(likely));
    return near ? { kind: 'near', near } : { kind: 'say', candidate: need.candidate };
  };
}
