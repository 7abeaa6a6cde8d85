import { toSpokenOf } from '../english/phrases.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Act } from '../rank/intents.ts';
import type { EntityIndex } from '../read/entity-index.ts';
import type { GuideState, GuideTurn } from '../read/state.ts';
import { inOtherWords } from './in-other-words.ts';
import { remark, SILENCE } from './remark.ts';
import type { Teller } from './tell.ts';

/** "Yes" to the question to hang up has this target. */
export const HANG_UP = 'act/goodbye';
const HELP = 'help/what';
/** The way to write to the owner. */
export const HIRE = 'hire/what';
const AVAILABILITY = 'availability/what';

export type Actor = (act: Act, state: GuideState) => GuideTurn;

export function createActor(
  { lines, starters }: Knowledge,
  index: EntityIndex,
  { tell, goOn, suggest }: Teller,
): Actor {
  const end = (state: GuideState): GuideTurn => ({
    reply: { ...SILENCE, sentences: lines.goodbye },
    state: { ...state, isOver: true },
  });

  /** "What?": says the last reply again, in other words. */
  function reword(state: GuideState): GuideTurn {
    const { lastReply, offer, focus, field } = state;
    const [first = ''] = lastReply.sentences;
    if (offer[0] === HANG_UP) return remark(inOtherWords(lines, 'hangUp', state), state);
    const lastAnswer = index.findAnswer(lastReply.targets[0] ?? '');
    const about = lastAnswer && toSpokenOf(lastAnswer.entity.title);
    if (lastAnswer && about !== undefined && about !== first) {
      const { suggestions, targets } = lastReply;
      return remark([about, lastAnswer.answer.says[0] ?? ''], state, { suggestions, targets });
    }
    // Said in other words already: the next sentence.
    if (lastAnswer && about === first) return goOn(state);
    const isUnwritten = index.findAnswer(`${focus}/${field}`)?.answer.says.includes(first);
    if (isUnwritten) return remark(inOtherWords(lines, 'notWritten', state), state, { isDecline: true });
    return index.findAnswer(HELP) ? tell([HELP], { ...state, told: [] }) : act('repeat', state);
  }

  /** The way to write to the owner; a post gets the owner's wish first, and a stated need is asked about once. */
  function takeUp(kind: 'need' | 'post', state: GuideState): GuideTurn {
    const before = kind === 'need' ? lines.needUnknown : undefined;
    const wish = index.findAnswer(AVAILABILITY)?.answer;
    const isWished = wish !== undefined && !wish.isUnwritten && !state.told.includes(AVAILABILITY);
    const targets = kind === 'post' && isWished ? [AVAILABILITY, HIRE] : [HIRE];
    const { reply, state: after } = tell(targets, { ...state, told: [] }, { before });
    const question = kind === 'need' ? (lines.need ?? []).filter((sentence) => !state.said.includes(sentence)) : [];
    return remark([...reply.sentences, ...question], after, reply);
  }

  function act(kind: Act, state: GuideState): GuideTurn {
    const { lastReply, offer } = state;
    switch (kind) {
      case 'repeat':
        return remark(lastReply.sentences, state, lastReply);
      case 'reword':
        return reword(state);
      case 'shorter':
        return remark(lastReply.sentences.slice(0, 1), state, lastReply);
      case 'slower':
        return remark([...new Set([...lines.onePace, ...lastReply.sentences])], state, lastReply);
      case 'more':
        return !state.focus && offer.length > 0 && offer[0] !== HANG_UP ? act('yes', state) : goOn(state);
      case 'yes': {
        const [first] = offer;
        if (first === HANG_UP) return end(state);
        return first ? tell([first], { ...state, offer: [] }) : goOn(state);
      }
      case 'no':
        return remark(lines.asYouLike, { ...state, offer: [] });
      case 'stop':
        return { reply: SILENCE, state: { ...state, offer: [] } };
      // Confirm an unusual farewell: a visitor has few calls.
      case 'goodbye':
        return remark(lines.hangUp, { ...state, offer: [HANG_UP] });
      case 'need':
      case 'post':
        return takeUp(kind, state);
      // The visitor may ask to repeat what was said before the pause.
      case 'wait':
      case 'quiet':
        return { reply: { ...SILENCE, sentences: lines[kind] }, state: { ...state, offer: [] } };
      default:
        return remark(lines[kind], { ...state, offer: [] }, { suggestions: suggest(starters) });
    }
  }
  return act;
}
