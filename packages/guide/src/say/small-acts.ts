import { AROUND_ACT, INTRODUCTION, MOST_OF_INTRODUCTION, SMALL_ACTS } from '../english/acts.ts';
import { toSpokenOf } from '../english/phrases.ts';
import type { Knowledge, SmallAct, Target } from '../knowledge.ts';
import { splitWords } from '../english/split-words.ts';
import type { EntityIndex } from '../read/entity-index.ts';
import type { GuideState, GuideTurn } from '../read/state.ts';
import { HANG_UP, type Actor } from './act.ts';
import { inOtherWords } from './in-other-words.ts';
import { remark, SILENCE, type Teller } from './tell.ts';

const HELP: Target = 'help/what';

/** Finds an act by the utterance's whole wording. */
export function findSmallAct(text: string): SmallAct | undefined {
  const words = splitWords(text);
  const isIntroduction = words.length <= MOST_OF_INTRODUCTION && !text.includes('?') && INTRODUCTION.test(text.trim());
  const isAround = (word: string): boolean => AROUND_ACT.has(word);
  const from = words.findIndex((word) => !isAround(word));
  const core = from < 0 ? '' : words.slice(from, words.findLastIndex((word) => !isAround(word)) + 1).join(' ');
  return SMALL_ACTS.find(([, wording]) => wording.test(core))?.[0] ?? (isIntroduction ? 'introduce' : undefined);
}

export type SmallActor = (kind: SmallAct, state: GuideState) => GuideTurn | undefined;

/** Undefined if the content has no line for an act. */
export function createSmallActor(
  { lines, starters }: Knowledge,
  index: EntityIndex,
  act: Actor,
  { tell, suggest }: Teller,
): SmallActor {
  /** "What?": says the last reply again, in other words. */
  function reword(state: GuideState): GuideTurn {
    const { lastReply, offer, focus, field } = state;
    const [first = ''] = lastReply.sentences;
    if (offer[0] === HANG_UP) return remark(inOtherWords(lines, 'hangUp', state), state);
    const lastAnswer = index.findAnswer(lastReply.targets[0] ?? '');
    const about = lastAnswer && toSpokenOf(lastAnswer.entity.title);
    if (lastAnswer && about && about !== first) {
      const { suggestions, targets } = lastReply;
      return remark([about, lastAnswer.answer.says[0] ?? ''], state, { suggestions, targets });
    }
    const isUnwritten = index.findAnswer(`${focus}/${field}`)?.answer.says.includes(first);
    if (isUnwritten) return remark(inOtherWords(lines, 'notWritten', state), state);
    return index.findAnswer(HELP) ? tell([HELP], { ...state, told: [] }) : act('repeat', state);
  }

  return (kind, state) => {
    if (kind === 'reword') return reword(state);
    if (kind === 'shorter') return remark(state.lastReply.sentences.slice(0, 1), state, state.lastReply);
    const sentences = lines[kind];
    if (!sentences) return undefined;
    // The visitor may ask to repeat what was said before the pause.
    if (kind === 'wait' || kind === 'quiet')
      return { reply: { ...SILENCE, sentences }, state: { ...state, offer: [] } };
    return remark(sentences, { ...state, offer: [] }, { suggestions: suggest(starters) });
  };
}
