export { createGuide } from '../say/create-guide.ts';
export { readModel, type Model } from '../rank/model.ts';
export { ChatFailure, createChat } from './chat.ts';
export { createModelJudge, type Judged, type ModelJudge } from './model-judge.ts';
export type { OptionCount } from './prompt.ts';
