export { createGuide, type Explanation, type Guide } from './say/create-guide.ts';
export type { Choice, Question } from './judge/outside.ts';
export type * from './knowledge.ts';
export { createBrowserEar, type Ear, type EarListeners } from './speech/ear.ts';
export { createSpokenCall, type CountedCall, type SpokenCallOptions } from './speech/spoken-call.ts';
export { findRecognition, type Heard } from './speech/recogniser-session.ts';
export {
  createGuideRespondent,
  type Answered,
  type AnswerPart,
  type GuideRespondent,
  type Respondent,
} from './speech/respondent.ts';
export type { PlayingSentence, SentencePlayer } from './speech/sentence-player.ts';
export { getSaidPart } from './speech/talk.ts';
export { createVoiceBank } from './speech/voice-bank.ts';
export { createWebAudioPlayer, type FindVoice } from './speech/web-audio-player.ts';
export { readModel, type Limits, type Model, type ModelFile } from './rank/model.ts';
export type { GuideReply, GuideState, GuideTurn } from './read/state.ts';
