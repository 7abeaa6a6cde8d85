import { BARE, QUESTION } from '../english/words.ts';
import { joinNamed, sumChances, targetsOf, type Ranked } from '../rank/rank.ts';
import type { Understood } from '../rank/understand.ts';
import type { Entity, Target } from '../knowledge.ts';
import type { Candidate } from '../rank/candidates.ts';
import { membersOf, toMain, type EntityIndex } from '../read/entity-index.ts';
import type { Reading } from '../read/read-utterance.ts';
import type { Limits } from '../rank/model.ts';
import type { GuideState } from '../read/state.ts';

/** Nothing is known of a question. */
export interface Unknown {
  readonly kind: 'unknown';
  readonly line: 'declined' | 'notWritten' | 'unsure' | 'nothingYet';
  readonly subject?: Entity;
}

const entityOf = (answer: Ranked | undefined): string | undefined => answer && targetsOf(answer)[0]?.split('/')[0];

/** What the guide does with a question; `say` finds the words. */
export type Judgement =
  | { readonly kind: 'say'; readonly candidate: Candidate }
  /** `denied` comes first: the likeliest answer is that nothing is written. What is near may resemble a stated need. */
  | { readonly kind: 'offer'; readonly targets: readonly Target[]; readonly denied?: Candidate; readonly isNear?: true }
  | Unknown;

export type Judge = (understood: Understood, state: GuideState) => Judgement;

const MOST_OFFERED = 3;
const SURE = 0.8;
/** A less sure denial comes with a written answer of this chance. */
const SURE_DENIAL = 0.9;
const LEAST_OTHER = 0.1;
/** A share of the first one's chance. Within it, the first of 550 needs was right in 53 %, one of the first two in 84 %. */
const AS_NEAR = 0.3;
/** A meaning that is likelier by this factor comes before "off topic". */
const LIKELIER = 1.25;

/** "And the next?" at the beginning of a call refers to nothing. */
const isBareBeginning = ({ words }: Reading, { focus, list }: GuideState): boolean =>
  !focus && !list && words.every((word) => BARE.has(word));
const isOfNeed = ({ candidate: { meaning } }: Ranked): boolean =>
  meaning.kind === 'near' || (meaning.kind === 'act' && meaning.act === 'need');
const isSureAlone = ({ candidate: { meaning }, chance }: Ranked): boolean =>
  meaning.kind === 'act' ? meaning.act !== 'more' : chance >= SURE;

/** Works that resemble a need about as much are named together. */
function judgeNeed({ candidate, chance }: Ranked, needs: readonly Ranked[]): Judgement {
  const near = needs.filter((need) => need.chance >= chance * AS_NEAR).map((need) => need.candidate.meaning);
  const targets = near.flatMap((meaning) => (meaning.kind === 'near' ? toMain(meaning.entity) : []));
  const isOfSeveral = candidate.meaning.kind === 'near' && targets.length > 1;
  return isOfSeveral
    ? { kind: 'offer', targets: targets.slice(0, MOST_OFFERED), isNear: true }
    : { kind: 'say', candidate };
}

const isOffTopic = ({ candidate: { meaning } }: Ranked): boolean => meaning.kind === 'off-topic';

export function createJudge(index: EntityIndex, limits: Limits): Judge {
  /** A written answer, which an offer can name. */
  const isWritten = (answer: Ranked): boolean => {
    const found = index.findAnswer(targetsOf(answer).join());
    return found !== undefined && !found.answer.isUnwritten;
  };

  /** A list, and an entry of it; a topic, and the entry that it is about. */
  const isListOf = (list: Ranked, entry: Ranked): boolean => {
    const found = index.findAnswer(targetsOf(list).join());
    const members = (found && membersOf(found)) ?? [found?.entity.about];
    // "First job" is the list's first entry, or that entry.
    const isOne = found?.entity.kind === 'topic' || members.length === 1;
    return isOne && members.includes(entityOf(entry) ?? '');
  };

  const isDenial = ({ candidate: { meaning } }: Ranked): boolean => {
    if (meaning.kind !== 'tell') return meaning.kind === 'nothing';
    return meaning.targets.every((target) => index.findAnswer(target)?.answer.isUnwritten);
  };

  /** A topic in focus is not a subject: "About where Omar works from I find nothing". */
  const findSubject = ({ named, hasReference }: Reading, { focus }: GuideState): Entity | undefined =>
    named[0] ?? (hasReference ? index.findAll([focus ?? '']).find(({ kind }) => kind !== 'topic') : undefined);

  function judgeUnknown({ reading, ranked }: Understood, state: GuideState): Unknown {
    // "Can you repeat that?" is not about the subject in focus.
    const isAct = ranked[0]?.candidate.meaning.kind === 'act';
    const subject = isAct ? undefined : findSubject(reading, state);
    const { named, topical, isHere, unknown, text } = reading;
    const isNowhere = !isAct && isHere && named.length + topical.length === 0 && unknown > 0 && QUESTION.test(text);
    const line = isNowhere ? 'notWritten' : 'unsure';
    return { kind: 'unknown', line, ...(subject && { subject }) };
  }

  function judgeUnsure(first: Ranked, understood: Understood, state: GuideState): Judgement {
    const likeliest = understood.ranked.slice(0, MOST_OFFERED).filter(isWritten);
    const near = likeliest.filter(({ chance }) => chance >= LEAST_OTHER);
    const isOfNearest = (answer: Ranked): boolean => entityOf(answer) === entityOf(near[0]);
    const ofOne = near.filter(isOfNearest);
    // What is not written of an entity, but less likely, speaks for the entity, too.
    const chance = sumChances(isDenial(first) ? ofOne : understood.ranked.filter(isOfNearest));
    if (near[0] && chance >= limits.say) return { kind: 'offer', targets: ofOne.flatMap(targetsOf) };
    // "Did he win a contest?": awards, or one of them.
    const [nearest, ...others] = near;
    const related = others.filter((other) => nearest && (isListOf(nearest, other) || isListOf(other, nearest)));
    if (nearest && related.length > 0 && nearest.chance + sumChances(related) >= limits.say)
      return { kind: 'say', candidate: nearest.candidate };
    const offTopic = understood.ranked.find(isOffTopic);
    if (offTopic && offTopic.chance >= Math.max(limits.offer, first.chance / LIKELIER))
      return { kind: 'say', candidate: offTopic.candidate };
    const denied = isDenial(first) ? first : undefined;
    const isSaid = denied !== undefined && denied.chance >= limits.offer;
    if (near.length > 0 && sumChances(likeliest) + (denied?.chance ?? 0) >= limits.offer)
      return { kind: 'offer', targets: near.flatMap(targetsOf), ...(isSaid && { denied: denied.candidate }) };
    return first.chance >= limits.offer ? { kind: 'say', candidate: first.candidate } : judgeUnknown(understood, state);
  }

  return ({ reading, ranked: separate }, state) => {
    const ranked = joinNamed(separate, reading);
    const understood = { reading, ranked };
    const [first] = ranked;
    if (!first) return judgeUnknown(understood, state);
    const { candidate, chance } = first;
    if (isBareBeginning(reading, state) && !isSureAlone(first)) return { kind: 'unknown', line: 'nothingYet' };
    const needs = ranked.filter(isOfNeed);
    if (needs[0] && sumChances(needs) >= limits.say) return judgeNeed(needs[0], needs);
    if (chance < limits.say) return judgeUnsure(first, understood, state);
    const other = isDenial(first) && chance < SURE_DENIAL ? ranked.find(isWritten) : undefined;
    if (other && other.chance >= LEAST_OTHER) return { kind: 'offer', targets: targetsOf(other), denied: candidate };
    return { kind: 'say', candidate };
  };
}
