import type { Clock, ProviderEvent } from '@asad/call-core';
import type { Answering } from './answering.ts';
import type { Heard } from './ear.ts';
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

/** The call that is heard for. */
interface HearingCall extends Answering {
  readonly clock: Clock;
  readonly respondent: Pick<Respondent, 'isOwnWord'>;
  readonly talk: Pick<Talk, 'countEchoWords' | 'isTalking'>;
  readonly emit: (event: ProviderEvent) => void;
  readonly isOver: () => boolean;
}

/** The visitor's side of a talk, as events. */
const createVisitor = (emit: (event: ProviderEvent) => void) => ({
  write: (text: string, isFinal: boolean): void => emit({ type: 'transcript', speaker: 'visitor', text, isFinal }),
  tellSpeaking: (isSpeaking: boolean): void => emit({ type: 'speaking', speaker: 'visitor', isSpeaking }),
});

/** Runs `end` at `endMs`, at once where that has passed, never where it is null. Answers with what stops the wait. */
function waitUntil(clock: Clock, endMs: number | null, end: () => void): () => void {
  if (endMs !== null && endMs > clock.nowMs()) return clock.setTimer(endMs - clock.nowMs(), end);
  if (endMs !== null) end();
  return () => undefined;
}

export type Hearing = ReturnType<typeof createHearing>;

/** Turns what a recogniser sends into utterances, and has each answered once. The assistant's own voice is none. */
export function createHearing({ clock, respondent, talk, respond, hush, emit, isOver }: HearingCall) {
  let state = NO_UTTERANCE;
  /** What was heard of the utterance under way; '' while there is none. */
  let shown = '';
  /** How many leading words are echo where no more words come. */
  let echoWords = 0;
  let nextPlace = 0;
  let stopTimer = (): void => undefined;
  const { write, tellSpeaking } = createVisitor(emit);

  /** Gives `result` a place, and finds the assistant's own words in it. */
  function place(result: Heard): RecognisedResult {
    const { isFinal, text, isOwnTrack } = result;
    const at = result.place ?? nextPlace;
    if (isFinal) nextPlace = Math.max(nextPlace, at) + 1;
    // A visitor who has broken in is answered, even in the assistant's own words.
    const unproved = shown ? undefined : talk.countEchoWords(text, false);
    return { ...result, place: at, echoWords: isOwnTrack ? 0 : unproved };
  }

  const answer = (hearings: readonly string[]): void => {
    hush();
    if (!isOver()) respond(hearings, (text) => write(text, true));
  };

  function end(): void {
    const whole = readWhole(state);
    // An echo goes on while the assistant does: after a pause, it is of words that were said just now.
    if (talk.isTalking()) echoWords = Math.min(echoWords, talk.countEchoWords(whole, true) ?? 0);
    // One or two words were not shown while more could come.
    const hearings = readHearings(shown ? state : recountEcho(state, echoWords));
    const wasShown = shown !== '';
    [state, shown, echoWords] = [endUtterance(state), '', 0];
    if (wasShown) tellSpeaking(false);
    if (hearings.length > 0) return answer(hearings);
    // Taken back by the recogniser: the line that is shown is finished, and not answered.
    if (wasShown) return write('', true);
    // Words that the assistant said too, but which mean something here: a name out of a list, a yes.
    void Promise.resolve(respondent.isOwnWord(whole)).then((isMeant) => isMeant && answer([whole]));
    return undefined;
  }

  function look(): void {
    stopTimer();
    stopTimer = waitUntil(clock, getUtteranceEndMs(state), end);
  }

  function heard(...results: readonly Heard[]): void {
    if (isOver()) return;
    state = hearResults(state, results.map(place), clock.nowMs());
    echoWords = talk.countEchoWords(readWhole(state), true) ?? echoWords;
    const [text = ''] = readHearings(state);
    if (text && text !== shown) {
      if (!shown) tellSpeaking(true);
      shown = text;
      hush();
      write(text, false);
    }
    look();
  }

  return {
    heard,
    /** The recogniser has stopped: nothing of this utterance is to come. */
    stopped(): void {
      if (isOver()) return;
      state = stopRecognising(state);
      look();
    },
    /** The visitor hung up: what was heard is written, and not answered. */
    finish(): void {
      stopTimer();
      if (shown) write(shown, true);
      shown = '';
      state = endUtterance(state);
    },
    close: () => stopTimer(),
  };
}
