export { CallError } from './call-error.ts';
export type { CallEnd, CallErrorCode, CallErrorSeverity, SuggestedAction } from './call-error.ts';
export type * from './provider.ts';
export type * from './call/call.ts';
export type * from './tool.ts';
export { defineTool } from './tool.ts';
export { createCall } from './call/create-call.ts';
export type { CallRecord, ConversationLine, ConversationView, SaidLine } from './conversation/call-record.ts';
export type { AbortSignalLike, Clock, Fetch } from './platform.ts';
