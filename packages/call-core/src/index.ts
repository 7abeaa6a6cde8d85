export type { CallEnd } from './call-end.ts';
export { CallError, type CallErrorCode } from './call-error.ts';
export type { CallTarget } from './call-target.ts';
export type { Call, SendResult, StartOptions, StartOutcome } from './call/call.ts';
export type { CallDelivery } from './call/call-delivery.ts';
export type { CallEventMap } from './call/call-events.ts';
export type { CallGate, CallLease, CallOptions } from './call/call-options.ts';
export type { CallSnapshot, FinishedCall } from './call/call-snapshot.ts';
export type { CallTool } from './call/call-tool.ts';
export { createCall } from './call/create-call.ts';
export type { CallRecord } from './conversation/call-record.ts';
export type { ConversationLine } from './conversation/conversation-line.ts';
export type { Microphone } from './microphone.ts';
export type { LevelSource } from './levels/level-source.ts';
export type { Clock } from './platform.ts';
export type { ProviderMessage } from './provider-message.ts';
export type {
  Ability,
  CallMode,
  JoinContext,
  ProviderEvent,
  Speaker,
  TextLimit,
  VoiceCall,
  VoiceProvider,
  VoiceSession,
} from './provider.ts';
