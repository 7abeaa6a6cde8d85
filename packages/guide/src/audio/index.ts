export { checkSpoken } from './check-spoken.ts';
export { openMp3Encoder, type EncodeMp3 } from './encode-mp3.ts';
export { openFlite, type Flite, type FliteVoice } from './flite.ts';
export { makeOwlSound } from './owl-sound.ts';
export { findUnreadable, pronounce, spellOut, type Pronunciations } from './pronounce.ts';
export { readWav, type Pcm } from './read-wav.ts';
export { describeRecipe, openSpeaker, type Speaker, type Speech } from './speaker.ts';
