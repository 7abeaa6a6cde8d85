import { BARE, OPEN, QUESTION } from '../english/words.ts';
import { createNeedFinder, type Need } from './find-need.ts';
import { createQuoteFinder, NEEDED, type Quote } from './find-quote.ts';
import { joinNamed, targetsOf, type Ranked } from '../rank/rank.ts';
import type { Understood } from '../rank/understand.ts';
import type { Entity, Knowledge, SmallAct, Target } from '../knowledge.ts';
import type { Candidate } from '../rank/candidates.ts';
import { isWork, type EntityIndex } from '../read/entity-index.ts';
import type { Limits } from '../rank/model.ts';
import { OWNER } from '../read/lexicon.ts';
import type { Reading } from '../read/read-utterance.ts';
import type { GuideState } from '../read/state.ts';

/** What the guide does with a question; `say` finds the words. */
export type Judgement =
  | { readonly kind: 'say'; readonly candidate: Candidate }
  | { readonly kind: 'quote'; readonly quote: Quote }
  | { readonly kind: 'need'; readonly need: Need }
  | { readonly kind: 'small'; readonly act: SmallAct }
  | { readonly kind: 'offer'; readonly targets: readonly Target[] }
  | { readonly kind: 'unknown'; readonly line: UnknownLine; readonly subject?: Entity };

export type UnknownLine = 'declined' | 'notWritten' | 'unsure' | 'nothingYet';

export type Judge = (understood: Understood, state: GuideState) => Judgement;

const MOST_OFFERED = 3;
const SURE = 0.8;
/** A target this many times less likely than the first is not offered. */
const FAR = 1.3;

export function createJudge(knowledge: Knowledge, index: EntityIndex, limits: Limits): Judge {
  const findQuote = createQuoteFinder(knowledge);
  const findNeed = createNeedFinder(knowledge);
  const idOf = (one: Ranked): string => targetsOf(one)[0]?.split('/')[0] ?? '';

  const nameOf = (one: Ranked): string => index.find(idOf(one))?.title ?? '';
  /** A written answer, which an offer can name. */
  const canOffer = (one: Ranked): boolean => {
    const found = index.findAnswer(targetsOf(one).join());
    return found !== undefined && !found.answer.isUnwritten;
  };

  /** "I would like to book a call" is no need. */
  const isSureTopic = (one: Ranked): boolean => one.chance >= SURE && index.find(idOf(one))?.kind === 'topic';

  const findSubject = ({ named, hasReference }: Reading, { focus }: GuideState): Entity | undefined =>
    named[0] ?? (hasReference ? index.find(focus) : undefined);

  /** A sentence that no field holds; otherwise nothing is known. */
  function searchContent({ reading }: Understood, state: GuideState, isDenied: boolean): Judgement | undefined {
    const { text, tokens, named, hasReference, isHere } = reading;
    const subject = named[0] ?? index.findAll([state.focus ?? '', state.entry ?? '']).find(isWork);
    const isOfOwner = tokens.includes(OWNER) || !isHere;
    const anywhere = { within: named[0], needed: NEEDED[isDenied ? 'unwritten' : 'strict'], isOfOwner };
    const quote =
      (hasReference && subject ? undefined : findQuote(text, anywhere)) ??
      (subject && findQuote(text, { within: subject, needed: NEEDED[isDenied ? 'unwritten' : 'loose'] }));
    return quote && { kind: 'quote', quote };
  }

  function judgeUnknown(understood: Understood, state: GuideState): Judgement {
    const { reading, ranked } = understood;
    // "Can you repeat that?" is not about the subject in focus.
    const isAct = ranked[0]?.candidate.meaning.kind === 'act';
    const subject = isAct ? undefined : findSubject(reading, state);
    const isAboutOwner = reading.isHere && reading.named.length === 0 && QUESTION.test(reading.text);
    const isNowhere = isAboutOwner && !isAct && !findQuote.isKnown(reading.text, true);
    const line = isNowhere || (subject !== undefined && OPEN.test(reading.text)) ? 'notWritten' : 'unsure';
    return searchContent(understood, state, false) ?? { kind: 'unknown', line, ...(subject && { subject }) };
  }

  const isDenial = ({ candidate: { meaning } }: Ranked): boolean => {
    if (meaning.kind !== 'tell') return meaning.kind === 'nothing';
    const answers = meaning.targets.flatMap((target) => index.findAnswer(target)?.answer ?? []);
    return answers.every(({ isUnwritten, isSearched }) => isUnwritten && !isSearched);
  };

  return (understood, state) => {
    const { reading } = understood;
    const ranked = joinNamed(understood.ranked, reading);
    const [first] = ranked;
    const need = findNeed(reading);
    if (need && !(first && isSureTopic(first))) return { kind: 'need', need };
    if (!first) return judgeUnknown(understood, state);
    const ofSame = ranked.filter((one) => one === first || (idOf(first) !== '' && idOf(one) === idOf(first)));
    const chance = ofSame.reduce((sum, one) => sum + one.chance, 0);
    // "And the next?" at the beginning of a call refers to nothing.
    const isBare = !state.focus && !state.list && reading.words.every((word) => BARE.has(word));
    if (isBare && chance < SURE) return { kind: 'unknown', line: 'nothingYet' };
    if (chance >= limits.say) {
      const quote = isDenial(first) ? searchContent(understood, state, true) : undefined;
      return quote ?? { kind: 'say', candidate: first.candidate };
    }
    const near = ranked.filter((one) => canOffer(one) && one.chance * FAR >= first.chance);
    const targets = [...Map.groupBy(near, nameOf).values()].flatMap(([one]) => (one ? targetsOf(one) : []));
    if (first.chance < limits.offer) return judgeUnknown(understood, state);
    return canOffer(first) && targets.length > 1
      ? { kind: 'offer', targets: targets.slice(0, MOST_OFFERED) }
      : { kind: 'say', candidate: first.candidate };
  };
}
