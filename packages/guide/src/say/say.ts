import { AGREES } from '../english/acts.ts';
import { toNearTo } from '../english/phrases.ts';
import { NEED_FIELDS, type Need } from '../judge/find-need.ts';
import type { Knowledge, Target } from '../knowledge.ts';
import type { Judgement } from '../judge/judge.ts';
import type { Candidate } from '../rank/candidates.ts';
import type { EntityIndex } from '../read/entity-index.ts';
import type { Reading } from '../read/read-utterance.ts';
import type { GuideState, GuideTurn } from '../read/state.ts';
import { HANG_UP, type Actor } from './act.ts';
import type { SmallActor } from './small-acts.ts';
import { toChoices } from './ask-back.ts';
import { remark, type Teller } from './tell.ts';

export type Answerer = (candidate: Candidate, state: GuideState, reading?: Reading) => GuideTurn;

export function createAnswerer({ tell, decline }: Teller, act: Actor): Answerer {
  return ({ meaning }, state, reading) => {
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
  };
}

/** Says what the judge decided. */
export type Sayer = (judgement: Judgement, state: GuideState, reading: Reading) => GuideTurn;

export function createSayer(
  { lines, starters, greetingOffers }: Knowledge,
  index: EntityIndex,
  teller: Teller,
  act: Actor,
  smallAct: SmallActor,
): Sayer {
  const { decline, quote, suggest, tell } = teller;
  const answer = createAnswerer(teller, act);
  const offer = (targets: readonly Target[], state: GuideState): GuideTurn =>
    remark(toChoices(targets, index), { ...state, offer: targets }, { suggestions: suggest(targets) });

  /** Offers the work that solved a similar trouble. */
  function answerNeed(need: Need, state: GuideState): GuideTurn {
    const near = need.kind === 'trouble' ? need.near : undefined;
    if (!near) {
      const isTrouble = need.kind === 'trouble';
      const before = isTrouble ? lines.needUnknown : undefined;
      const { reply, state: after } = tell(['hire/what'], { ...state, told: [] }, { before });
      const question = isTrouble ? (lines.need ?? []).filter((sentence) => !state.said.includes(sentence)) : [];
      const sentences = [...reply.sentences, ...question];
      return remark(sentences, after, { ...reply, sentences });
    }
    const { entity, reason } = near;
    const targets = NEED_FIELDS.toReversed().map((field) => `${entity.id}/${field}`);
    const after = { ...state, focus: entity.id, entry: entity.id, field: 'what', offer: targets };
    return remark([toNearTo(entity.title), ...reason, ...(lines.needOffer ?? [])], after, {
      targets: [`${entity.id}/what`],
      actions: entity.action ? [entity.action] : [],
      suggestions: suggest(targets),
    });
  }

  return (judgement, state, reading) => {
    switch (judgement.kind) {
      case 'say':
        return answer(judgement.candidate, state, reading);
      case 'quote':
        return quote(judgement.quote, state);
      case 'need':
        return answerNeed(judgement.need, state);
      case 'small':
        return smallAct(judgement.act, state) ?? decline('unsure', state);
      case 'offer':
        return offer(judgement.targets, state);
      case 'unknown':
        return judgement.line === 'nothingYet'
          ? remark(lines.nothingYet, { ...state, offer: greetingOffers }, { suggestions: suggest(starters) })
          : decline(judgement.line, state, judgement.subject);
    }
    return judgement satisfies never;
  };
}
