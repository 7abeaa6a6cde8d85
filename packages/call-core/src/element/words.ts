/** What the element says to visitors; a page sets its own by the property `words`. */
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
  readonly reconnecting: string;
}

/** English, in the fewest words. */
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
  reconnecting: 'The line is gone. Reconnecting.',
};
