import { BARE } from '../english/words.ts';
import type { Quote } from './find-quote.ts';
import { createNeedJudge, type NeedJudgement } from './judge-need.ts';
import { createContentSearch, type Unknown } from './search-content.ts';
import { joinNamed, sumChances, targetsOf, type Ranked } from '../rank/rank.ts';
import type { Understood } from '../rank/understand.ts';
import type { Entity, Knowledge, Target } from '../knowledge.ts';
import type { Candidate } from '../rank/candidates.ts';
import { isWork, toMain, type EntityIndex } from '../read/entity-index.ts';
import { findOthers } from '../read/find-placed.ts';
import type { Reading } from '../read/read-utterance.ts';
import type { Limits } from '../rank/model.ts';
import type { GuideState } from '../read/state.ts';

/** What the guide does with a question; `say` finds the words. */
export type Judgement =
  | { readonly kind: 'quote'; readonly quote: Quote }
  | NeedJudgement
  /** `denied` comes first: the likeliest answer is that nothing is written. */
  | { readonly kind: 'offer'; readonly targets: readonly Target[]; readonly denied?: Candidate }
  | Unknown;

export type Judge = (understood: Understood, state: GuideState) => Judgement;

const MOST_OFFERED = 3;
const SURE = 0.8;
/** A target this many times less likely than the first is not offered. */
const FAR = 4;
/** From here on, a single likely answer is said: there is no choice to offer. */
const ALONE = 0.48;
/** "And what about his projects?" */
const MOST_OF_NAME = 5;
/** A denial below it is right less often than not. */
const LEAST_DENIAL = 0.5;
/** A less sure denial comes with a written answer of this chance. */
const SURE_DENIAL = 0.9;
const LEAST_OTHER = 0.1;

/** "And the next?" at the beginning of a call refers to nothing. */
const isBareBeginning = ({ words }: Reading, { focus, list }: GuideState): boolean =>
  !focus && !list && words.every((word) => BARE.has(word));
const isSureAlone = ({ candidate: { meaning }, chance }: Ranked): boolean =>
  meaning.kind === 'act' ? meaning.act !== 'more' : chance >= SURE;

const isOfWorks = (entity: Entity | undefined): boolean => entity !== undefined && isWork(entity);

export function createJudge(knowledge: Knowledge, index: EntityIndex, limits: Limits): Judge {
  const { search, judgeUnknown } = createContentSearch(knowledge, index);
  const judgeNeed = createNeedJudge(knowledge, index, limits);
  const entityOf = (answer: Ranked): Entity | undefined => index.find(targetsOf(answer)[0]?.split('/')[0]);

  /** A written answer, which an offer can name. */
  const isWritten = (answer: Ranked): boolean => {
    const found = index.findAnswer(targetsOf(answer).join());
    return found !== undefined && !found.answer.isUnwritten;
  };

  const isDenial = ({ candidate: { meaning } }: Ranked): boolean => {
    if (meaning.kind !== 'tell') return meaning.kind === 'nothing';
    return meaning.targets.every((target) => index.findAnswer(target)?.answer.isUnwritten);
  };
  const canBeQuoted = (answer: Ranked): boolean =>
    isDenial(answer) && !targetsOf(answer).every((target) => index.findAnswer(target)?.answer.isSearched);

  /** "What is CET6?" asks no reason for it: a topic's written field comes before its empty one. */
  const isOfSameTopic = (answer: Ranked, other: Ranked): boolean =>
    entityOf(answer)?.kind === 'topic' && entityOf(answer) === entityOf(other);

  /** "And Rehearsal?", "Projects?" ask what it is, unless a field is likely. */
  function findAlone({ reading: { named, noun, words, tokens }, ranked }: Understood): Ranked | undefined {
    const [first, other] = named;
    const list = noun?.isPlural && named.length === 0 ? index.find(`all-${noun.kind}`) : undefined;
    const only = first ?? list;
    const rest = tokens.filter((token) => !token.startsWith('<') && !BARE.has(token));
    if (!only || other || rest.length > (list ? 1 : 0) || words.length > MOST_OF_NAME) return undefined;
    const ofName = ranked.filter((answer) => entityOf(answer) === only);
    if (!list && sumChances(ofName) < limits.offer) return undefined;
    return ofName.find((answer) => targetsOf(answer).join() === toMain(only));
  }

  function judgeUnsure(first: Ranked, understood: Understood, state: GuideState): Judgement {
    const offTopic = understood.ranked.find(({ candidate: { meaning } }) => meaning.kind === 'off-topic');
    if (offTopic && offTopic.chance >= limits.offer) return { kind: 'say', candidate: offTopic.candidate };
    const alone = findAlone(understood);
    if (alone) return { kind: 'say', candidate: alone.candidate };
    const isNew = (answer: Ranked): boolean => !state.lastReply.targets.includes(targetsOf(answer).join());
    const likeliest = understood.ranked.slice(0, MOST_OFFERED).filter((answer) => isWritten(answer) && isNew(answer));
    const least = Math.max(LEAST_OTHER, (likeliest[0]?.chance ?? 0) / FAR);
    const near = likeliest.filter(({ chance }) => chance >= least);
    const quote =
      isDenial(first) || sumChances(likeliest) < limits.say ? search(understood, state, isDenial(first)) : undefined;
    if (quote) return { kind: 'quote', quote };
    const isAlike = new Set(near.map((answer) => (isOfWorks(entityOf(answer)) ? answer : entityOf(answer)))).size === 1;
    if (near[0] === first && isAlike && sumChances(near) >= ALONE) return { kind: 'say', candidate: first.candidate };
    const denied = isDenial(first) ? first : undefined;
    if (denied && near[0] && isOfSameTopic(near[0], denied)) return { kind: 'say', candidate: near[0].candidate };
    const isSaid = denied !== undefined && denied.chance >= limits.offer;
    if (near.length > 0 && sumChances(likeliest) + (denied?.chance ?? 0) >= limits.offer)
      return { kind: 'offer', targets: near.flatMap(targetsOf), ...(isSaid && { denied: denied.candidate }) };
    const sure = denied ? LEAST_DENIAL : limits.offer;
    if (first.chance >= sure) return { kind: 'say', candidate: first.candidate };
    // All that may be meant is denied or off topic.
    const nothing = understood.ranked.filter((answer) => isDenial(answer) || answer === offTopic);
    return sumChances(nothing) >= limits.say ? { kind: 'unknown', line: 'declined' } : judgeUnknown(understood, state);
  }

  return ({ reading, ranked: separate }, state) => {
    const ranked = joinNamed(separate, reading);
    const understood = { reading, ranked };
    const [first] = ranked;
    if (!first) return judgeUnknown(understood, state);
    const { candidate, chance } = first;
    if (isBareBeginning(reading, state) && !isSureAlone(first)) return { kind: 'unknown', line: 'nothingYet' };
    const others = findOthers(reading, state, index).slice(0, MOST_OFFERED);
    if (others.length > 1) return { kind: 'offer', targets: others };
    const need = judgeNeed(understood);
    if (need) return need;
    if (chance < limits.say) return judgeUnsure(first, understood, state);
    const quote = canBeQuoted(first) ? search(understood, state, true) : undefined;
    if (quote) return { kind: 'quote', quote };
    const other = isDenial(first) && chance < SURE_DENIAL ? ranked.find(isWritten) : undefined;
    if (other && isOfSameTopic(other, first)) return { kind: 'say', candidate: other.candidate };
    if (other && other.chance >= LEAST_OTHER) return { kind: 'offer', targets: targetsOf(other), denied: candidate };
    return { kind: 'say', candidate };
  };
}
