export { createBrowserEar, findRecognition, type Ear, type EarListeners } from './ear.ts';
export { isFarewell, replyTo, type GuideAction, type GuideReply, type GuideScript } from './guide-dialogue.ts';
export {
  createGuideProvider,
  GUIDE_MAX_SECONDS,
  type CountedCall,
  type GuideProvider,
  type GuideProviderOptions,
} from './guide-provider.ts';
export { createKnowledge } from './retrieval/create-knowledge.ts';
export type { Knowledge, KnowledgeAnswer, KnownFact } from './retrieval/knowledge.ts';
export { createSilentPlayer, type PlayingSentence, type SentencePlayer } from './sentence-player.ts';
export { createVoiceBank } from './voice-bank.ts';
export { createWebAudioPlayer, type FindVoice } from './web-audio-player.ts';
export { createGuide, type Guide } from './dialogue/create-guide.ts';
export type { GuideState, GuideTurn } from './dialogue/guide-state.ts';
export { ACTS, type Act, type Answer, type GuideContent, type Subject } from './dialogue/subject.ts';
