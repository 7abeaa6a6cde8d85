import { BORDER, CORRECTION, OPENING, QUESTION } from '../english/words.ts';
import { splitWords } from '../english/split-words.ts';
import type { Judge } from '../judge/judge.ts';
import { toMain, type EntityIndex } from '../read/entity-index.ts';
import { findPlaced } from '../read/find-placed.ts';
import type { Reading } from '../read/read-utterance.ts';
import type { GuideState, GuideTurn } from '../read/state.ts';
import { targetsOf } from '../rank/rank.ts';
import type { Sayer } from './say.ts';
import { remark, SILENCE } from './remark.ts';
import type { Teller } from './tell.ts';
import { chanceOf, type Understanding, type Understood } from '../rank/understand.ts';

/** "Any ideas?" has none: it asks nothing without the sentence before it. */
const hasSubject = ({ named, topical, noun, position }: Reading): boolean =>
  named.length + topical.length > 0 || noun !== undefined || position !== undefined;

export function createSentenceReplier(
  { read, understand }: Understanding,
  index: EntityIndex,
  judge: Judge,
  say: Sayer,
  tell: Teller['tell'],
): (text: string, state: GuideState) => GuideTurn {
  const decide = (understood: Understood, state: GuideState): GuideTurn =>
    say(judge(understood, state), state, understood.reading);

  /** The only question of several sentences, or two if each is sure. */
  function replyToParts(text: string, state: GuideState): GuideTurn {
    const whole = understand(text, state);
    const parts = text.split(BORDER).filter((part) => part.trim());
    if (parts.length < 2) return decide(whole, state);
    const questions = parts.filter((part) => QUESTION.test(part));
    const [first, second] = questions.length > 0 ? questions.slice(-2) : parts.slice(-1);
    const former = understand(first ?? text, state);
    const isSurer = chanceOf(former) > chanceOf(whole) && hasSubject(former.reading);
    if (!second) return decide(isSurer ? former : whole, state);
    const before = decide(former, state);
    const other = understand(second, before.state);
    if (Math.min(chanceOf(former), chanceOf(other)) < chanceOf(whole) / 2) return decide(whole, state);
    const after = decide(other, before.state);
    const isTold = ({ ranked: [best] }: Understood): boolean => best !== undefined && targetsOf(best).length > 0;
    if (!isTold(former)) return after;
    if (!isTold(other)) return before;
    const sentences = [...new Set([before, after].flatMap(({ reply }) => reply.sentences.slice(0, 1)))];
    const targets = [...before.reply.targets, ...after.reply.targets];
    return sentences.length < 2 ? before : remark(sentences, after.state, { ...after.reply, targets });
  }

  /** The words after the last correction; a name or position alone repeats the question before it. */
  function replyToCorrected(utterance: string, state: GuideState): GuideTurn {
    const last = [...utterance.matchAll(CORRECTION)].at(-1);
    const rest = last ? utterance.slice(last.index + last[0].length) : utterance;
    const before = utterance.slice(0, last?.index ?? 0);
    if (last) {
      const reading = read(rest);
      const correctedState = before.trim() ? replyToParts(before, state).state : state;
      const isName = reading.tokens.every((token) => token.startsWith('<'));
      const isPlace = reading.named.length + reading.topical.length === 0;
      const ofNoun = reading.noun?.isPlural ? index.find(`all-${reading.noun.kind}`) : undefined;
      const corrected = isName
        ? reading.named[0]
        : isPlace
          ? (findPlaced(reading, correctedState, index) ?? ofNoun)
          : undefined;
      if (corrected) {
        const isAlike =
          index.find(correctedState.focus)?.kind === corrected.kind && corrected.fields[correctedState.field ?? ''];
        const target = isAlike ? `${corrected.id}/${correctedState.field}` : toMain(corrected);
        // What was said before the correction was not heard.
        return tell([target], { ...correctedState, told: state.told, lastReply: SILENCE });
      }
    }
    const text = splitWords(rest).length > 1 ? rest : utterance;
    return replyToParts(text.replace(OPENING, ''), state);
  }

  return replyToCorrected;
}
