export { checkSpoken } from './check-spoken.ts';
export { openMp3Encoder } from './encode-mp3.ts';
export { findUnreadable, pronounce, spellOut } from './pronounce.ts';
export { describeRecipe, openSpeaker, type Speech } from './speaker.ts';
export { speakByEndpoint, SpeechFailure, type SpeechEndpoint } from './speech-endpoint.ts';
