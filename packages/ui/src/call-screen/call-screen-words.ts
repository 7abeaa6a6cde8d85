import { createContext } from 'react';

/** Default texts of the call screen. */
export const CALL_SCREEN_WORDS = {
  skip: 'Skip to the content',
  cancel: 'Cancel',
  typeInstead: 'Type instead',
  mute: 'Mute',
  unmute: 'Unmute',
  stillSky: 'Stop the stars',
  mentioned: 'Mentioned',
  dismissList: 'Dismiss the list',
  asked: 'You asked',
  worthAsking: 'Worth asking',
  more: 'More',
  asJson: 'as JSON',
  asVtt: 'as subtitles',
  hush: 'Stop talking',
  readAloud: 'Read aloud',
  question: 'Your question',
  example: '',
  sound: 'Sound',
  microphone: 'Microphone',
  speaker: 'Speaker',
  defaultDevice: 'The browser’s choice',
  volume: 'Volume',
  /** After each shortcut. */
  toMute: 'mute',
  toHush: 'stop talking',
  toType: 'type',
};

export type CallScreenWords = Readonly<typeof CALL_SCREEN_WORDS>;

/** Set by CallScreen for the views within it. */
export const CallScreenWordsContext = createContext<CallScreenWords>(CALL_SCREEN_WORDS);
