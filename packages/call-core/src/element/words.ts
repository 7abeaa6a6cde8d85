import type { SilenceReason } from '../call/call.ts';

type Text = 'start' | 'connecting' | 'end' | 'mute' | 'startAudio' | 'type' | 'send' | 'tooLong';
type Name = 'captions' | 'visitor' | 'assistant' | 'thinking' | 'reconnecting';

/** Visible texts; overridden by the property `words`. */
export interface CallElementWords extends Readonly<Record<Text | Name, string>> {
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
