export { checkSpoken } from './check-spoken.ts';
export { openMp3Encoder, type EncodeMp3 } from './encode-mp3.ts';
export { openFlite, type Flite, type FliteVoice } from './flite.ts';
export { levelSound } from './level-sound.ts';
export { findUnreadable, pronounce, spellOut, type Pronunciations } from './pronounce.ts';
export { readWav, type Pcm } from './read-wav.ts';
export { describeRecipe, openSpeaker, type Speaker, type Speech } from './speaker.ts';
export { speakByEndpoint, SpeechFailure, type SpeechEndpoint, type SpeechFailureKind } from './speech-endpoint.ts';
