import { toNearTo, upperFirst } from '../english/phrases.ts';
import { AGREES } from '../english/words.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Judgement } from '../judge/judge.ts';
import type { Candidate, Meaning } from '../rank/candidates.ts';
import { NEED_FIELDS } from '../rank/find-near.ts';
import { isWork, toMain, type EntityIndex } from '../read/entity-index.ts';
import type { Reading } from '../read/read-utterance.ts';
import type { GuideState, GuideTurn } from '../read/state.ts';
import { HANG_UP, type Actor } from './act.ts';
import { listChoices, toQuestions } from './ask-back.ts';
import { remember } from './remember.ts';
import { remark } from './remark.ts';
import type { Teller } from './tell.ts';

export type Answerer = (candidate: Candidate, state: GuideState, reading?: Reading) => GuideTurn;

export function createAnswerer(
  { lines, starters }: Knowledge,
  index: EntityIndex,
  { tell, decline, suggest }: Teller,
  act: Actor,
): Answerer {
  /** Offers the work that solved a similar trouble; of a publication or an award it says what it was. */
  function tellNear({ entity, reason }: Extract<Meaning, { kind: 'near' }>, state: GuideState): GuideTurn {
    const after = remember(state, entity, 'what', index);
    const fields = NEED_FIELDS.toReversed().filter((field) => entity.fields[field]?.isUnwritten === undefined);
    const offer = isWork(entity) ? fields.map((field) => `${entity.id}/${field}`) : [];
    const sentences = [toNearTo(entity.title), ...reason, ...(isWork(entity) ? (lines.needOffer ?? []) : [])];
    const actions = entity.action ? [entity.action] : [];
    const suggestions = suggest(isWork(entity) ? offer : starters);
    return remark(sentences, { ...after, offer }, { targets: [toMain(entity)], actions, suggestions });
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
        return tellNear(meaning, state);
      case 'off-topic':
        return decline('declined', state);
    }
    return meaning satisfies never;
  };
}

const MOST_TOGETHER = 2;

/** Says what the judge decided. */
export type Sayer = (judgement: Judgement, state: GuideState, reading: Reading) => GuideTurn;

export function createSayer(knowledge: Knowledge, index: EntityIndex, teller: Teller, act: Actor): Sayer {
  const { lines, starters, greetingOffers } = knowledge;
  const { decline, suggest } = teller;
  const answer = createAnswerer(knowledge, index, teller, act);
  function offer(
    { targets, denied, isNear }: Extract<Judgement, { kind: 'offer' }>,
    state: GuideState,
    reading: Reading,
  ): GuideTurn {
    const all = [...(denied?.meaning.kind === 'tell' ? denied.meaning.targets : []), ...targets];
    const choices = listChoices(targets, index);
    // Fields of one entity are said together.
    if (denied?.meaning.kind !== 'nothing' && listChoices(all, index).length < 2)
      return teller.tell(all.slice(0, MOST_TOGETHER), state, { reading });
    // Where all choices have the same answer, it is said.
    const [told, ...others] = choices.map(({ target }) => teller.tell([target], state, { reading }));
    const isOneAnswer = others.every(({ reply }) => reply.sentences[0] === told?.reply.sentences[0]);
    if (told && !denied && !isNear && isOneAnswer) return told;
    const denial = denied ? answer(denied, state, reading).reply.sentences.slice(0, 1) : [];
    // A follow-up to an offer is about the likeliest.
    const first = index.findAnswer(targets[0] ?? '');
    const before = first ? remember(state, first.entity, first.field, index) : state;
    const after = { ...before, offer: choices.map(({ target }) => target), asked: reading.text };
    const suggestions = choices.map(({ name }) => upperFirst(name));
    const questions = toQuestions(choices);
    if (isNear && first)
      return remark([toNearTo(first.entity.title), ...questions.slice(1)], after, { suggestions, targets });
    return remark([...denial, ...questions], after, { suggestions, ...(denied && { isDecline: true }) });
  }

  return (judgement, state, reading) => {
    switch (judgement.kind) {
      case 'say':
        return answer(judgement.candidate, state, reading);
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
