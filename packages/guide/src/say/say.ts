import { toNearTo, upperFirst } from '../english/phrases.ts';
import { AGREES } from '../english/words.ts';
import type { Entity, Knowledge } from '../knowledge.ts';
import type { Judgement } from '../judge/judge.ts';
import type { Candidate, Meaning } from '../rank/candidates.ts';
import { NEED_FIELDS } from '../rank/find-near.ts';
import { isWork, toMain, type EntityIndex } from '../read/entity-index.ts';
import type { Reading } from '../read/read-utterance.ts';
import type { GuideState, GuideTurn } from '../read/state.ts';
import { HANG_UP, type Actor } from './act.ts';
import { listChoices, toQuestions } from './ask-back.ts';
import { remember } from './remember.ts';
import { remark, type Teller } from './tell.ts';

export type Answerer = (candidate: Candidate, state: GuideState, reading?: Reading) => GuideTurn;

export function createAnswerer({ lines }: Knowledge, { tell, decline, suggest }: Teller, act: Actor): Answerer {
  /** Offers the work that solved a similar trouble. */
  function offerNear({ entity, reason }: Extract<Meaning, { kind: 'near' }>, state: GuideState): GuideTurn {
    const fields = NEED_FIELDS.toReversed().filter((field) => entity.fields[field]?.isUnwritten === undefined);
    const offer = isWork(entity) ? fields.map((field) => `${entity.id}/${field}`) : [];
    const after = { ...state, focus: entity.id, field: 'what', offer, ...(isWork(entity) && { entry: entity.id }) };
    return remark([toNearTo(entity.title), ...reason, ...(isWork(entity) ? (lines.needOffer ?? []) : [])], after, {
      targets: [toMain(entity)],
      actions: entity.action ? [entity.action] : [],
      suggestions: suggest(offer),
    });
  }

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
      case 'near':
        return offerNear(meaning, state);
      case 'off-topic':
        return decline('declined', state);
    }
    return meaning satisfies never;
  };
}

/** Says what the judge decided. */
export type Sayer = (judgement: Judgement, state: GuideState, reading: Reading) => GuideTurn;

export function createSayer(knowledge: Knowledge, index: EntityIndex, teller: Teller, act: Actor): Sayer {
  const { lines, starters, greetingOffers } = knowledge;
  const { decline, quote, suggest } = teller;
  const answer = createAnswerer(knowledge, teller, act);
  function offer(
    { targets, denied }: Extract<Judgement, { kind: 'offer' }>,
    state: GuideState,
    reading: Reading,
  ): GuideTurn {
    const isKnown = (entity: Entity): boolean => entity.id === state.focus || reading.named.includes(entity);
    const choices = listChoices(targets, index, isKnown);
    // One choice is none, and "Do you mean Vue.js?" asks nothing of who named it.
    if (choices.length < 2 && !denied) return teller.tell(targets.slice(0, 1), state, { reading });
    if (choices.length === 0 && denied) return answer(denied, state, reading);
    const denial = denied ? answer(denied, state, reading).reply.sentences.slice(0, 1) : [];
    // A follow-up to an offer is about the likeliest.
    const first = index.findAnswer(targets[0] ?? '');
    const before = first ? remember(state, first.entity, first.field, index) : state;
    const after = { ...before, offer: choices.map(({ target }) => target) };
    const suggestions = choices.map(({ name }) => upperFirst(name));
    return remark([...denial, ...toQuestions(choices)], after, { suggestions, ...(denied && { isDecline: true }) });
  }

  return (judgement, state, reading) => {
    switch (judgement.kind) {
      case 'say':
        return answer(judgement.candidate, state, reading);
      case 'quote':
        return quote(judgement.quote, state);
      case 'offer':
        return offer(judgement, state, reading);
      case 'unknown':
        return judgement.line === 'nothingYet'
          ? remark(lines.nothingYet, { ...state, offer: greetingOffers }, { suggestions: suggest(starters) })
          : decline(judgement.line, state, judgement.subject);
    }
    return judgement satisfies never;
  };
}
