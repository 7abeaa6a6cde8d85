/** Texts of the call screen that name neither owner nor assistant. */
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
  /** After each shortcut. */
  shortcuts: { mute: 'mute', hush: 'stop talking', type: 'type' },
};
