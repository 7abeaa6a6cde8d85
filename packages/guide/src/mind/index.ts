export { readModel, type Model } from '../rank/model.ts';
export {
  ChatFailure,
  createChat,
  type Chat,
  type ChatEndpoint,
  type ChatFailureKind,
  type ChatMessage,
  type ChatPart,
  type ChatTool,
} from './chat-model.ts';
export { createFactChecker, type FactChecker } from './fact-checker.ts';
export {
  createMind,
  type Mind,
  type MindAnswer,
  type MindOptions,
  type MindPart,
  type MindState,
  type MindTurn,
  type Said,
} from './mind.ts';
export { sendWith } from './send-with.ts';
