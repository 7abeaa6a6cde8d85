import { site } from '../../site/site.ts';
import type { CallSnapshot, SilenceReason } from '@asad/call-core';
import { guideLines } from '../../site/guide-lines.ts';

/** Remedies for a silence; the page has a button for each. */
export type SilenceAction = 'choose-microphone' | 'speak-again' | 'type' | 'type-instead' | 'play' | 'hang-up' | 'none';

export interface Silence {
  readonly text: string;
  readonly action: SilenceAction;
}

/** By the error names of the Web Speech API. */
const HEARING_WORDS: Readonly<Record<string, string>> = {
  network: 'Its speech service could not be reached.',
  'audio-capture': 'It gets no sound from the microphone.',
  'not-allowed': 'It does not allow this page the microphone.',
  'service-not-allowed': 'It does not allow speech recognition here.',
  'language-not-supported': 'It does not understand English speech.',
  aborted: 'Its speech recognition stops again and again.',
  ended: 'Its speech recognition stops again and again.',
};

const SILENCES: Readonly<Record<Exclude<SilenceReason, 'typed' | 'muted' | 'hearing-lost'>, Silence>> = {
  'system-muted': {
    text: 'Your microphone is silent: a phone call or another program is using it.',
    action: 'type',
  },
  'no-level': { text: 'I hear nothing from your microphone.', action: 'choose-microphone' },
  'no-words': { text: 'I hear a sound from you, but no words.', action: 'speak-again' },
  'hearing-retried': { text: 'I cannot hear you just now. I am trying again.', action: 'type' },
  line: { text: 'The line is interrupted. I am trying to get it back.', action: 'hang-up' },
  left: { text: `${site.assistant} has left the line. Give it a few seconds.`, action: 'hang-up' },
  'sound-blocked': { text: 'Your browser is blocking the sound.', action: 'play' },
  'sound-paused': { text: 'The sound was paused, by a phone call or another app.', action: 'play' },
  'sound-lost': {
    text: `${site.assistant} cannot be heard, because the sound has stopped. The text goes on here.`,
    action: 'hang-up',
  },
};

export function findSilence({ liveness }: Pick<CallSnapshot, 'liveness'>): Silence | undefined {
  const { assistant, visitor } = liveness;
  const { because, detail = '' } = assistant.because === null ? visitor : assistant;
  if (because === 'hearing-lost') {
    const why = HEARING_WORDS[detail];
    return {
      text: why === undefined ? guideLines.cannotHear : `${guideLines.cannotHear} ${why}`,
      // Without speech recognition, a retry cannot help.
      action: detail === 'unsupported' ? 'none' : 'speak-again',
    };
  }
  return because === null || because === 'typed' || because === 'muted' ? undefined : SILENCES[because];
}

/** The permission prompt has no time limit, and some in-app browsers never show it (common-voice/common-voice#2153). */
export const MICROPHONE_AWAITED: Silence = {
  text: 'Your browser asks for the microphone. If you see no question, type instead.',
  action: 'type-instead',
};
