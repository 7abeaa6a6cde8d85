import type { Clock, ProviderEvent } from '@asad/call-core';
import type { Answering } from './answering.ts';
import type { Heard } from './recogniser-session.ts';
import type { Respondent } from './respondent.ts';
import type { Talk } from './talk.ts';
import {
  endUtterance,
  getUtteranceEndMs,
  hearResults,
  NO_UTTERANCE,
  readHearings,
  readWhole,
  recountEcho,
  stopRecognising,
  type RecognisedResult,
} from './utterances.ts';

interface HearingCall extends Answering {
  readonly clock: Clock;
  readonly respondent: Pick<Respondent, 'isOwnWord'>;
  readonly talk: Pick<Talk, 'countEchoWords' | 'isTalking'>;
  readonly emit: (event: ProviderEvent) => void;
  readonly isOver: () => boolean;
}

export type Hearing = ReturnType<typeof createHearing>;

/** Answers each utterance once, without the assistant's echo. */
export function createHearing({ clock, respondent, talk, respond, hush, emit, isOver }: HearingCall) {
  let state = NO_UTTERANCE;
  /** '' while there is no utterance. */
  let shownText = '';
  /** Leading echo words, if no more words follow. */
  let echoWords = 0;
  let stopTimer = (): void => undefined;
  const write = (text: string, isFinal: boolean): void =>
    emit({ type: 'transcript', speaker: 'visitor', text, isFinal });
  const emitSpeaking = (isSpeaking: boolean): void => emit({ type: 'speaking', speaker: 'visitor', isSpeaking });

  function toRecognisedResult(result: Heard): RecognisedResult {
    // After an interruption, even the assistant's own words are answered.
    const unproved = shownText ? undefined : talk.countEchoWords(result.text, false);
    return { ...result, echoWords: result.isOwnTrack ? 0 : unproved };
  }

  const answer = (hearings: readonly string[]): void => {
    hush();
    if (!isOver()) respond(hearings, (text) => write(text, true));
  };

  function end(): void {
    const whole = readWhole(state);
    // After a pause, the echo can only be of the latest words.
    if (talk.isTalking()) echoWords = Math.min(echoWords, talk.countEchoWords(whole, true) ?? 0);
    // One or two words were held back while more could follow.
    const hearings = readHearings(shownText ? state : recountEcho(state, echoWords));
    const wasShown = shownText !== '';
    [state, shownText, echoWords] = [endUtterance(state), '', 0];
    if (wasShown) emitSpeaking(false);
    if (hearings.length > 0) return answer(hearings);
    // The recogniser retracted the words: finish the line without an answer.
    if (wasShown) return write('', true);
    // Meaningful words that the assistant said too: a listed name, a yes.
    void Promise.resolve(respondent.isOwnWord(whole)).then((isMeant) => isMeant && answer([whole]));
    return undefined;
  }

  function scheduleEnd(): void {
    stopTimer();
    const endMs = getUtteranceEndMs(state);
    if (endMs === null) return;
    const waitMs = endMs - clock.nowMs();
    if (waitMs > 0) stopTimer = clock.setTimer(waitMs, end);
    else end();
  }

  function takeResults(...results: readonly Heard[]): void {
    if (isOver()) return;
    state = hearResults(state, results.map(toRecognisedResult), clock.nowMs());
    echoWords = talk.countEchoWords(readWhole(state), true) ?? echoWords;
    const [text = ''] = readHearings(state);
    if (text && text !== shownText) {
      if (!shownText) emitSpeaking(true);
      shownText = text;
      hush();
      write(text, false);
    }
    scheduleEnd();
  }

  return {
    heard: takeResults,
    stopped(): void {
      if (isOver()) return;
      state = stopRecognising(state);
      scheduleEnd();
    },
    /** Writes what was heard without an answer. */
    finish(): void {
      stopTimer();
      if (shownText) write(shownText, true);
      shownText = '';
      state = endUtterance(state);
    },
    close: () => stopTimer(),
  };
}
