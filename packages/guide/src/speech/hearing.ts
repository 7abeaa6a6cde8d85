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
} from './utterances.ts';

/** The call that is heard for. */
interface HearingCall extends Answering {
  readonly clock: Clock;
  readonly respondent: Pick<Respondent, 'isOwnWord'>;
  readonly talk: Pick<Talk, 'countEchoWords'>;
  readonly emit: (event: ProviderEvent) => void;
  readonly isOver: () => boolean;
}

/** Turns what a recogniser sends into utterances, and has each answered once. The assistant's own voice is none. */
export function createHearing({ clock, respondent, talk, respond, hush, emit, isOver }: HearingCall) {
  let state = NO_UTTERANCE;
  /** What was heard of the utterance under way; '' while there is none. */
  let shown = '';
  /** How many leading words are echo where no more words come. */
  let echoWords = 0;
  let nextPlace = 0;
  let stopTimer: () => void = () => undefined;

  const write = (text: string, isFinal: boolean): void =>
    emit({ type: 'transcript', speaker: 'visitor', text, isFinal });
  const tellSpeaking = (isSpeaking: boolean): void => emit({ type: 'speaking', speaker: 'visitor', isSpeaking });

  function answer(hearings: readonly string[]): void {
    if (isOver()) return;
    hush();
    respond(hearings, (heard) => write(heard, true));
  }

  function end(): void {
    const whole = readWhole(state);
    // One or two words were not shown while more could come.
    const isHidden = !shown && readHearings(state).length === 0;
    const hearings = readHearings(isHidden ? recountEcho(state, echoWords) : state);
    state = endUtterance(state);
    // Taken back by the recogniser: the line that is shown is finished, and not answered.
    if (shown && hearings.length === 0) write('', true);
    if (shown) tellSpeaking(false);
    const wasShown = shown !== '';
    shown = '';
    if (hearings.length > 0) return answer(hearings);
    if (wasShown) return undefined;
    // Words that the assistant said too, but which mean something here: a name out of a list, a yes.
    const isOwnWord = respondent.isOwnWord(whole);
    if (isOwnWord instanceof Promise) void isOwnWord.then((isMeant) => isMeant && answer([whole]));
    else if (isOwnWord) answer([whole]);
    return undefined;
  }

  function look(): void {
    stopTimer();
    const endMs = getUtteranceEndMs(state);
    if (endMs === null) return;
    const waitMs = endMs - clock.nowMs();
    if (waitMs <= 0) end();
    else stopTimer = clock.setTimer(waitMs, end);
  }

  return {
    heard(...results: readonly Heard[]): void {
      if (isOver()) return;
      state = hearResults(
        state,
        results.map((result) => {
          const { place = nextPlace, isFinal, text, isOwnTrack } = result;
          if (isFinal) nextPlace = Math.max(nextPlace, place) + 1;
          // Whoever has broken in is answered, even in the assistant's own words.
          return { ...result, place, echoWords: isOwnTrack || shown ? 0 : talk.countEchoWords(text, false) };
        }),
        clock.nowMs(),
      );
      echoWords = talk.countEchoWords(readWhole(state), true);
      const [text = ''] = readHearings(state);
      if (text && text !== shown) {
        if (!shown) tellSpeaking(true);
        shown = text;
        hush();
        write(text, false);
      }
      look();
    },
    /** The recogniser has stopped: nothing of this utterance is to come. */
    stopped(): void {
      if (isOver()) return;
      state = stopRecognising(state);
      look();
    },
    close: () => stopTimer(),
  };
}
