import { listAsked } from '../english/words.ts';
import { AGREES } from '../english/acts.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Candidate } from '../understanding/candidates.ts';
import { toMain, toMainField, type EntityIndex } from '../understanding/entity-index.ts';
import type { Limits } from '../understanding/model.ts';
import type { Reading } from '../understanding/read-utterance.ts';
import type { GuideState, GuideTurn } from '../understanding/state.ts';
import { HANG_UP, type Actor } from './act.ts';
import { findChoice } from './ask-back.ts';
import { BRIEF, findAlike, isSure, joinNamed, sumChances, targetsOf, type Ranked } from './decide.ts';
import { inOtherWords } from './in-other-words.ts';
import { remark, SMALL_TALK, type Teller } from './tell.ts';
import type { Understood } from './understand.ts';

export interface Responder {
  readonly answer: (candidate: Candidate, state: GuideState, reading?: Reading) => GuideTurn;
  /** Answers a sure candidate, asks back between two, otherwise says that it did not understand. */
  readonly decide: (understood: Understood, state: GuideState) => GuideTurn;
}

/** Prefers a second candidate that is half as likely: a new answer to an answered one, or a field of a group to its list. */
function preferSecond(ranked: readonly Ranked[], { told }: GuideState, index: EntityIndex): readonly Ranked[] {
  const [first, second, ...others] = ranked;
  if (!first || !second || second.chance < first.chance / 2.1) return ranked;
  const isTold = targetsOf(first).length > 0 && targetsOf(first).every((target) => told.includes(target));
  const isNew = targetsOf(second).some((one) => !told.includes(one) && !index.findAnswer(one)?.answer.isUnwritten);
  const [list, field] = [first, second].map((one) => index.findAnswer(targetsOf(one).join()));
  const isList = list?.entity.kind === 'group' && list.field === toMainField(list.entity);
  const isBetter = isTold || (isList && list.entity === field?.entity);
  return isNew && isBetter ? [{ ...second, chance: first.chance }, ...others] : ranked;
}

export function createResponder(
  { lines }: Knowledge,
  index: EntityIndex,
  { tell, decline, suggest }: Teller,
  act: Actor,
  limits: Limits,
): Responder {
  function answer({ meaning }: Candidate, state: GuideState, reading?: Reading): GuideTurn {
    switch (meaning.kind) {
      case 'tell':
        return tell(meaning.targets, state, { reading, members: meaning.members });
      case 'nothing':
        return decline('notWritten', state, meaning.entity);
      case 'act': {
        const words = reading?.words.join(' ');
        const isGuarded = meaning.act === 'yes' && state.offer[0] === HANG_UP;
        // Only a farewell leads to the end of a call.
        if (isGuarded && words !== undefined && !AGREES.test(words)) return decline('unsure', state);
        return act(meaning.act, state);
      }
      case 'off-topic':
        return decline('declined', state);
    }
    return meaning satisfies never;
  }

  function decide({ reading, ranked }: Understood, state: GuideState): GuideTurn {
    const [first, ...others] = preferSecond(joinNamed(ranked, reading), state, index);
    const [second] = others;
    const { named, tokens, topical, unknown } = reading;
    if (!first) return decline('unsure', state);
    const alike = findAlike([first, ...others], index);
    if (isSure([first, ...others], reading, alike, limits)) return answer(first.candidate, state, reading);
    // "And Heron?": repeat the previous question for another entity.
    const isName = named.length === 1 && tokens.length <= BRIEF && topical.length + unknown === 0;
    const same = ranked.find(({ candidate: { features } }) => features.named && features.sameFieldOfAnother);
    if (isName && same) return answer(same.candidate, state, reading);
    const [, , third] = alike;
    if (third && third.chance >= first.chance / 2 && sumChances(alike) >= limits.oneOfTwo) {
      const offer = alike.flatMap(targetsOf);
      return remark(inOtherWords(lines, 'whichOne', state), { ...state, offer }, { suggestions: suggest(offer) });
    }
    const isOneOfTwo = second && first.chance + second.chance >= limits.oneOfTwo;
    const [one, other] = isOneOfTwo ? [first, second].map(targetsOf) : [];
    const [ofOne, ofOther] = [one, other].map((targets) => index.findAnswer(targets?.join() ?? ''));
    // Two gaps, a courtesy and a subject, or two answers about one entry offer nothing to choose: the general one holds both.
    const isOfOne =
      ofOne?.entity === ofOther?.entity && (reading.isHere || reading.hasReference || tokens.length <= BRIEF);
    const isTalk = SMALL_TALK.has(ofOne?.entity.id ?? '');
    const isGeneral = isOfOne && ofOther?.field === (ofOther && toMainField(ofOther.entity));
    const areGaps = ofOne?.answer.isUnwritten && ofOther?.answer.isUnwritten;
    if (ofOne && ofOther && (isTalk || areGaps || isOfOne || SMALL_TALK.has(ofOther.entity.id)))
      return answer((second && (isTalk || isGeneral) ? second : first).candidate, state, reading);
    const choice = one?.length === 1 && other?.length === 1 ? findChoice([...one, ...other], index) : undefined;
    if (choice) return remark(choice.sentences, { ...state, offer: choice.offer });
    const [entity] = [...named, ...(reading.hasReference ? index.findAll([state.focus ?? '']) : [])];
    // "Where did it come out?" of a publication: its one answer has the date and the place.
    const isOfTopic = entity?.kind === 'topic' && listAsked(reading.words.join(' ')).length > 0;
    return isOfTopic ? tell([toMain(entity)], state, { reading }) : decline('unsure', state, entity);
  }

  return { answer, decide };
}
