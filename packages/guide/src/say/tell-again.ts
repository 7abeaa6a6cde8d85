import type { Knowledge, Target } from '../knowledge.ts';
import { membersOf, type EntityIndex, type FoundAnswer } from '../read/entity-index.ts';
import type { Reading } from '../read/read-utterance.ts';
import type { GuideState, GuideTurn } from '../read/state.ts';
import { chooseSentences } from './choose-sentences.ts';
import type { Follower } from './follow.ts';
import { inOtherWords } from './in-other-words.ts';
import { remember } from './remember.ts';
import { listActions, listRest, menuOf, remark } from './remark.ts';

export type TellAgain = (found: FoundAnswer, target: Target, state: GuideState, reading?: Reading) => GuideTurn;

/** The sentences that the question asks for; without a question the rest, then what else may be asked. */
export function createTellAgain(
  { lines, greetingOffers }: Knowledge,
  index: EntityIndex,
  follow: Follower['follow'],
): TellAgain {
  return (found, target, state, reading) => {
    const { entity, field, answer } = found;
    const after = remember(state, entity, field, index);
    const actions = listActions([found], membersOf(found), index);
    const showing = { targets: [target], actions, suggestions: follow(found, after) };
    const { sentences: last } = state.lastReply;
    const rest = listRest(answer, state);
    const isRest = rest.length > 0 || answer.isUnwritten || state.lastReply.targets.includes(target);
    const sentences =
      reading && !answer.isUnwritten ? chooseSentences(found, reading, last).sentences : isRest ? rest : answer.says;
    if (sentences.length > 0) return remark(sentences, after, showing);
    const menu = menuOf(entity);
    const next = menu ? menu.fields.map((key) => `${entity.id}/${key}`).filter((key) => !state.told.includes(key)) : [];
    const further = next.length > 0 && menu ? [menu.says] : lines.toldAll.slice(1);
    const words = inOtherWords(lines, answer.isUnwritten ? 'notWritten' : 'toldAll', state, further);
    const reply = answer.isUnwritten ? { ...showing, isDecline: true as const } : showing;
    return remark(words, { ...after, offer: next.length > 0 ? next : greetingOffers }, reply);
  };
}
