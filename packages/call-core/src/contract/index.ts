export { API_ERROR_STATUS, apiErrorSchema, type ApiErrorBody, type ApiErrorCode } from './api-error.ts';
export {
  callRecordSchema,
  MAX_BODY_BYTES,
  recordSavedSchema,
  type CallRecord,
  type RecordSaved,
} from './call-record.ts';
export { callStatsSchema, type CallStats } from './call-stats.ts';
export { callTurnPartSchema, callTurnSchema, MAX_TURN_LENGTH, type CallTurnPart } from './call-turn.ts';
export {
  captchaChallengeSchema,
  verifiedSchema,
  verifyCaptchaSchema,
  type CaptchaChallenge,
  type Verified,
} from './captcha.ts';
export { clientActionSchema, entryRefSchema, type ClientAction, type EntryRef } from './client-action.ts';
export { callsDeletedSchema, type CallsDeleted } from './delete-calls.ts';
export { healthSchema, type Health } from './health.ts';
export { webCallRequestSchema, webCallSchema, type WebCall } from './web-call.ts';
