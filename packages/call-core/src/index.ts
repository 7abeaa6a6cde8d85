export type { CallEnd } from './call-end.ts';
export { CallError, type CallErrorCode, type CallErrorSeverity, type SuggestedAction } from './call-error.ts';
export type { CallTarget } from './call-target.ts';
export type { Call, ControlResult, SendResult, StartOptions, StartOutcome } from './call/call.ts';
export type { CallDelivery, DraftPart, RecordKeeper } from './call/call-delivery.ts';
export type { CallEventMap, CallEventName } from './call/call-events.ts';
export type { CallGate, CallLease, CallOptions } from './call/call-options.ts';
export type { CallSnapshot, FinishedCall } from './call/call-snapshot.ts';
export type { CallTool } from './call/call-tool.ts';
export { createCall } from './call/create-call.ts';
export type { CallStatus } from './call/transition.ts';
export type { CallRecord } from './conversation/call-record.ts';
export type { ConversationLine, SaidLine } from './conversation/conversation-line.ts';
export type { ConversationView } from './conversation/conversation-view.ts';
export type { LevelSource } from './levels/level-source.ts';
export type { Microphone, MicrophoneChoice, OpenMicrophone } from './microphone.ts';
export type { AbortSignalLike, Clock, Fetch } from './platform.ts';
export type { ProviderMessage } from './provider-message.ts';
export type {
  Ability,
  CallMode,
  CreateContext,
  JoinContext,
  NetworkQuality,
  ProviderEvent,
  Speaker,
  StageStatus,
  TextLimit,
  VoiceCall,
  VoiceProvider,
  VoiceSession,
} from './provider.ts';
