export { createGuide, type Explanation, type Guide } from './dialogue/create-guide.ts';
export type { GuideReply, GuideState, GuideTurn } from './dialogue/guide-state.ts';
export {
  ACTS,
  type Act,
  type ActRule,
  type Answer,
  type FieldRule,
  type GuideAction,
  type GuideContent,
  type GuideExamples,
  type GuideLines,
  type Subject,
} from './dialogue/subject.ts';
export { createBrowserEar, findRecognition, type Ear, type EarListeners, type Heard } from './ear.ts';
export {
  createGuideProvider,
  GUIDE_MAX_SECONDS,
  type CountedCall,
  type GuideProvider,
  type GuideProviderOptions,
} from './guide-provider.ts';
export { createSilentPlayer, type PlayingSentence, type SentencePlayer } from './sentence-player.ts';
export { createVoiceBank } from './voice-bank.ts';
export { createWebAudioPlayer, type FindVoice } from './web-audio-player.ts';
