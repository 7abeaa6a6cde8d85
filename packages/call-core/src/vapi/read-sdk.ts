import { CallError, VISITOR_END, type CallEnd, type CallErrorCode } from '../call-error.ts';
import { isShape, parseJson, type Shape } from '../json.ts';
import type { ProviderEvent, ProviderMessage, Speaker } from '../provider.ts';
import { findErrorType, isStage } from './stages.ts';

/** Codes by the SDK's error types (2.7.1); unlisted types are fatal. */
const CODES: Readonly<Record<string, CallErrorCode>> = {
  'validation-error': 'validation',
  'daily-call-object-creation-error': 'join_failed',
  'daily-call-join-error': 'join_failed',
  'start-method-error': 'join_failed',
  'reconnect-error': 'join_failed',
  'video-recording-setup-error': 'recording_degraded',
  'audio-observer-setup-error': 'audio_degraded',
  'audio-processing-setup-error': 'audio_degraded',
  'audio-processor-recovery-error': 'audio_degraded',
  'audio-start-failed': 'audio_degraded',
};

/** The room's client calls every device a camera. */
const DEVICE_CODES: ReadonlyMap<unknown, CallErrorCode> = new Map([
  ['permissions', 'microphone_denied'],
  ['not-found', 'microphone_missing'],
]);

export function getErrorWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(getErrorWords).filter(Boolean).join(' ');
  if (!isShape(value)) return '';
  const words = ['message', 'errorMsg', 'errorDetail', 'msg', 'error'].map((key) => getErrorWords(value[key]));
  return words.find(Boolean) ?? '';
}

/** The SDK wraps the room's error in its own. */
const hasType = (error: unknown, types: RegExp): boolean =>
  isShape(error) && (types.test(String(error['type'])) || hasType(error['error'], types));

/** The room reports the normal end as an error, in changing words. */
export const isMeetingEnded = (payload: unknown): boolean =>
  hasType(payload, /^ejected$/) || /meeting.*ended/i.test(getErrorWords(payload));

/** The room's time is up: not a connection failure. */
export const isTimeUp = (payload: unknown): boolean => hasType(payload, /^exp-(room|token)$/);

/** The SDK reports the stage only as 'unknown'. */
type Moment = { readonly stage: string | null; readonly hasJoined: boolean };

/** Before the join, a broken connection is a failed join. */
export function toProviderError(payload: unknown, moment: Moment): CallError {
  const type = isShape(payload) && typeof payload['type'] === 'string' ? payload['type'] : '';
  const code = CODES[type] ?? (moment.hasJoined ? 'connection_lost' : 'join_failed');
  const named = type === 'audio-processor-recovery-error' ? 'audio-processing-setup' : type.replace(/-error$/, '');
  const stage = isStage(named) ? named : moment.stage;
  const errorType = type === 'validation-error' ? type : findErrorType(stage ?? '');
  const words = getErrorWords(payload) || `The voice provider reported ${type || 'an error'}.`;
  return new CallError(code, words, { cause: payload, stage: stage ?? undefined, errorType });
}

function isVideoOnly(error: Shape, cause: Shape): boolean {
  const words = isShape(error['errorMsg']) ? error['errorMsg'] : {};
  const media = [cause['blockedMedia'], cause['missingMedia'], cause['failedMedia']].find(Array.isArray);
  return words['audioOk'] === true || cause['type'] === 'cam-in-use' || (media && !media.includes('audio')) === true;
}

export function toDeviceError(payload: unknown): CallError {
  const error = isShape(payload) && isShape(payload['error']) ? payload['error'] : {};
  const cause = isShape(error['error']) ? error['error'] : error;
  const words = getErrorWords(payload);
  if (isVideoOnly(error, cause))
    return new CallError('recording_degraded', words || 'There is no picture in this call.', { cause: payload });
  const code = DEVICE_CODES.get(cause['type']) ?? DEVICE_CODES.get(error['type']) ?? 'microphone_failed';
  const where = { cause: payload, stage: 'daily-call-join' };
  return new CallError(code, words || 'The microphone does not work in the call.', where);
}

const VISITOR = /^customer-ended-call|caller-hungup/;
const LIMIT = /exceeded-max-duration|^silence-timed-out|idle-timeout/;
/** The provider has about 600 reasons, classified by these words. */
const BROKEN =
  /error|fail|fault|invalid|crash|unavailable|not-found|not-valid|missing|denied|blocked|refused|reject|abort|time(d-)?out|busy|no-answer|no-assistant|no-call|did-not|misdial|closed|shutdown|lost|unauthorized|forbidden|unreachable|overload|exhausted|quota|rate-limit|unknown/;

/** Only the owner of the provider's account can act on these. */
const ACCOUNT =
  /credit|quota|fund|payment|free-plan|subscription-(?!concurrency)|unauthorized|(incorrect|invalid)-api-key|api-key-missing/;

function findEndCode(endedReason: string): CallErrorCode {
  if (endedReason.endsWith('microphone-permission')) return 'microphone_denied';
  return ACCOUNT.test(endedReason) ? 'service_unavailable' : 'connection_lost';
}

export function toCallEnd(endedReason: string): CallEnd {
  if (endedReason === VISITOR_END.endedReason) return VISITOR_END;
  if (VISITOR.test(endedReason)) return { by: 'visitor', endedReason };
  if (LIMIT.test(endedReason)) return { by: 'limit', endedReason };
  if (!BROKEN.test(endedReason)) return { by: 'assistant', endedReason };
  const error = new CallError(findEndCode(endedReason), `The call broke off at the provider: ${endedReason}.`);
  return { by: 'error', endedReason, error };
}

const SPEAKERS: ReadonlyMap<unknown, Speaker> = new Map(Object.entries({ user: 'visitor', assistant: 'assistant' }));

export const findMessage = (value: unknown): ProviderMessage | undefined =>
  isShape(value) && typeof value['type'] === 'string' ? (value as ProviderMessage) : undefined;

function readToolCalls(message: ProviderMessage): readonly ProviderEvent[] {
  const calls: unknown = message['toolCallList'] ?? message['toolCalls'];
  if (!Array.isArray(calls)) return [];
  return calls.flatMap((call: unknown): readonly ProviderEvent[] => {
    if (!isShape(call) || !isShape(call['function'])) return [];
    const { name, arguments: rawArguments } = call['function'];
    if (typeof name !== 'string') return [];
    const { id } = call;
    const args = typeof rawArguments === 'string' ? parseJson(rawArguments, rawArguments) : (rawArguments ?? {});
    return [{ type: 'tool-call', name, arguments: args, ...(typeof id === 'string' && { id }) }];
  });
}

/** Filters produce the type `transcript[transcriptType='final']`. */
export function readMessage(message: ProviderMessage): readonly ProviderEvent[] {
  const { type, role, status, transcript, transcriptType } = message;
  const speaker = SPEAKERS.get(role);
  if (type === 'user-interrupted') return [{ type: 'interrupted' }];
  if (type === 'tool-calls') return readToolCalls(message);
  if (type === 'status-update' && status === 'in-progress') return [{ type: 'talk-started' }];
  if (!speaker) return [];
  if (type === 'speech-update' && (status === 'started' || status === 'stopped'))
    return [{ type: 'speaking', speaker, isSpeaking: status === 'started' }];
  if ((type !== 'transcript' && !type.startsWith('transcript[')) || typeof transcript !== 'string') return [];
  const isFinal = transcriptType !== 'partial' || type.includes("'final'");
  return [{ type: 'talk-started' }, { type: 'transcript', speaker, text: transcript, isFinal }];
}
