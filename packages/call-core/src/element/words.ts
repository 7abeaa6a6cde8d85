import type { SilenceReason } from '../call/call.ts';

/** Visible texts; overridden by the property `words`. */
export interface CallElementWords {
  readonly start: string;
  readonly connecting: string;
  readonly end: string;
  readonly mute: string;
  readonly startAudio: string;
  readonly type: string;
  readonly send: string;
  readonly tooLong: string;
  readonly captions: string;
  readonly visitor: string;
  readonly assistant: string;
  readonly thinking: string;
  readonly reconnecting: string;
  /** Name of the list of microphones, and its first entry. */
  readonly microphone: string;
  readonly defaultMicrophone: string;
  /** Label of the button of the attribute `launcher`. */
  readonly launcher: string;
  /** Line below the controls. Default: none. */
  readonly consent: string;
  /** Sentences for a silence, by the reason in `liveness`. */
  readonly silence: Readonly<Partial<Record<SilenceReason, string>>>;
  /** Sentences for errors, by `error.code` or `other`. Default: the error's message. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
}

export const WORDS: CallElementWords = {
  start: 'Call',
  connecting: 'Cancel the call',
  end: 'End the call',
  mute: 'Mute',
  startAudio: 'Play the sound',
  type: 'Type a message',
  send: 'Send',
  tooLong: 'This text is too long. Shorten it.',
  captions: 'What is said',
  visitor: 'You',
  assistant: 'Assistant',
  thinking: 'The assistant is thinking.',
  reconnecting: 'The line is gone. Reconnecting.',
  microphone: 'Microphone',
  defaultMicrophone: 'Default microphone',
  launcher: 'Talk to us',
  consent: '',
  silence: {
    'system-muted': 'Your microphone is silent: a phone call or your system holds it.',
    'no-level': 'Your microphone is silent. Choose another one, or type.',
    'no-words': 'The assistant hears a sound from you, but no words.',
    'hearing-retried': 'The assistant cannot hear you at the moment. Trying again.',
    'hearing-lost': 'The assistant cannot hear you any more. Type instead.',
    left: 'The assistant has left. Waiting a few seconds.',
    'sound-blocked': 'Your browser blocks the sound.',
    'sound-paused': 'The sound was paused, by a phone call or another app.',
    'sound-lost': 'The assistant is not heard: its sound has stopped.',
  },
  errors: {},
};

export const mergeWords = (words: Partial<CallElementWords>): CallElementWords => ({
  ...WORDS,
  ...words,
  silence: { ...WORDS.silence, ...words.silence },
});
