import { ASKS_AGAIN, listAsked, MORE } from '../english/words.ts';
import type { Knowledge, Target } from '../knowledge.ts';
import { membersOf, type EntityIndex, type FoundAnswer } from '../read/entity-index.ts';
import type { Reading } from '../read/read-utterance.ts';
import type { GuideState, GuideTurn } from '../read/state.ts';
import { pick } from './compose.ts';
import type { Follower } from './follow.ts';
import { inOtherWords } from './in-other-words.ts';
import { remember } from './remember.ts';
import { listActions, listRest, menuOf, remark } from './remark.ts';

export type TellAgain = (found: FoundAnswer, target: Target, state: GuideState, reading?: Reading) => GuideTurn;

/** "How many?", "Who gave him that?", "Does he sail?" may ask for a part of what was just said. */
const asksForPart = ({ words, isPolar }: Reading): boolean =>
  isPolar || listAsked(words.join(' ')).length > 0 || words.some((word) => ASKS_AGAIN.has(word));

/** The sentence that a new question asks for, or else the rest, then suggestions. */
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
    const rest = listRest(answer, state);
    const isJustTold = state.lastReply.targets.includes(target);
    const first = { sentences: answer.isUnwritten ? [] : answer.says, isPicked: false };
    const isFitting = reading !== undefined && !answer.isUnwritten;
    const picked = isFitting ? pick(found, reading, isJustTold ? state.lastReply.sentences : []) : first;
    const { sentences: fitting, isPicked } = picked;
    const isNew = (isPicked || fitting.length === 1) && !state.said.includes(fitting.at(-1) ?? '');
    // More was asked for, or the same question again: the next sentences answer it, not the same words.
    const mayGoOn = isJustTold && rest.length > 0 && !(reading && asksForPart(reading));
    const isEcho = mayGoOn && fitting.join(' ') === state.lastReply.sentences.join(' ');
    if (reading && (isNew || (isPicked && !isEcho))) return remark(fitting, after, showing);
    const isAsked = reading !== undefined && reading.words.length > 1 && !reading.words.some((word) => MORE.has(word));
    const subject = entity.kind === 'topic' ? reading?.terms : reading?.topical;
    const goesOn = mayGoOn && (isEcho || !subject?.[0]);
    if (isAsked && !goesOn && fitting.length > 0) return remark(fitting.slice(0, 1), after, showing);
    if (rest.length > 0) return remark(rest, after, showing);
    if (!isJustTold && answer.says.length > 1 && fitting.length > 0) return remark(fitting.slice(0, 1), after, showing);
    const menu = menuOf(entity);
    const next = menu ? menu.fields.map((key) => `${entity.id}/${key}`).filter((key) => !state.told.includes(key)) : [];
    const further = next.length > 0 && menu ? [menu.says] : lines.toldAll.slice(1);
    const sentences = inOtherWords(lines, answer.isUnwritten ? 'notWritten' : 'toldAll', state, further);
    const reply = answer.isUnwritten ? { ...showing, isDecline: true as const } : showing;
    return remark(sentences, { ...after, offer: next.length > 0 ? next : greetingOffers }, reply);
  };
}
