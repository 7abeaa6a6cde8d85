export { VISITOR_END, type CallEnd } from './call-end.ts';
export {
  CALL_ERROR_CODES,
  CallError,
  toCallError,
  type CallErrorCode,
  type CallErrorOptions,
  type CallErrorSeverity,
  type SuggestedAction,
} from './call-error.ts';
export { NO_TARGET_MESSAGE, type CallTarget } from './call-target.ts';
export type { CallEventMap, CallEventName } from './call/call-listeners.ts';
export type {
  CallGate,
  CallLease,
  DeliverRecord,
  FindProvider,
  OpenMicrophone,
  WebCallSource,
} from './call/call-ports.ts';
export type { StartedCall } from './call/call-run.ts';
export type { CallSnapshot, FinishedCall } from './call/call-snapshot.ts';
export { createCall, type Call, type StartOptions } from './call/create-call.ts';
export type { CallOptions } from './call/call-options.ts';
export type { CallRecord } from './contract/call-record.ts';
export type { CallStats } from './contract/call-stats.ts';
export type { ClientAction, EntryRef } from './contract/client-action.ts';
export type { WebCall } from './contract/web-call.ts';
export { buildRecord, type RecordSource } from './conversation/build-record.ts';
export { createConversation, type Conversation, type ConversationView } from './conversation/conversation.ts';
export type { ConversationLine, Speaker } from './conversation/conversation-line.ts';
export { formatTranscript, NO_TRANSCRIPT } from './conversation/format-transcript.ts';
export type { LevelSource } from './levels/level-source.ts';
export type { CallEffect } from './machine/call-effect.ts';
export type { CallEvent, CallEventType } from './machine/call-event.ts';
export {
  getCallStatus,
  INITIAL_STATE,
  type CallMode,
  type CallState,
  type CallStateName,
  type CallStatus,
} from './machine/call-state.ts';
export { transition, type Transition } from './machine/transition.ts';
export type { AbortSignalLike, Clock, Fetch, FetchedResponse, FetchInit } from './platform.ts';
export { systemClock } from './platform.ts';
export { findTranscript, type ProviderMessage, type TranscriptMessage } from './provider-message.ts';
export {
  getStartErrorType,
  MOBILE_WAIT_MS,
  STAGE_LIMIT_MS,
  START_STAGES,
  type StartErrorType,
  type StartStage,
} from './start-stage.ts';
export { MAX_MESSAGE_BYTES, type SendResult } from './typed-text.ts';
export type { JoinContext, Microphone, ProviderEvent, ProviderSession, VoiceProvider } from './voice-provider.ts';
