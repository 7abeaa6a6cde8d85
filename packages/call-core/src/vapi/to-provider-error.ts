import { CallError, type CallErrorCode } from '../call-error.ts';
import { isShape, type Shape } from './is-shape.ts';
import { findErrorType } from './stages.ts';

interface KindFacts {
  readonly code: CallErrorCode;
  readonly stage?: string;
}

/** The SDK's error types (2.7.1), and what each is to a call. What is not here is fatal. */
const KINDS: Readonly<Record<string, KindFacts>> = {
  'validation-error': { code: 'validation' },
  'daily-call-object-creation-error': { code: 'join_failed', stage: 'daily-call-object-creation' },
  'daily-call-join-error': { code: 'join_failed', stage: 'daily-call-join' },
  'start-method-error': { code: 'join_failed' },
  'reconnect-error': { code: 'join_failed' },
  'daily-error': { code: 'connection_lost' },
  'video-recording-setup-error': { code: 'recording_degraded', stage: 'video-recording-setup' },
  'audio-observer-setup-error': { code: 'audio_degraded', stage: 'audio-observer-setup' },
  'audio-processing-setup-error': { code: 'audio_degraded', stage: 'audio-processing-setup' },
  'audio-processor-recovery-error': { code: 'audio_degraded', stage: 'audio-processing-setup' },
  'audio-start-failed': { code: 'audio_degraded' },
};

/** What `camera-error` says of the microphone (the room's client calls every device a camera). */
const DEVICE_CODES: ReadonlyMap<unknown, CallErrorCode> = new Map([
  ['permissions', 'microphone_denied'],
  ['not-found', 'microphone_missing'],
]);

/** The words of an error: its message may be a string, an object with a message, or an array of either. */
export function getErrorWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(getErrorWords).filter(Boolean).join(' ');
  if (value instanceof Error) return value.message;
  if (!isShape(value)) return '';
  return (
    ['message', 'errorMsg', 'errorDetail', 'msg', 'error'].map((key) => getErrorWords(value[key])).find(Boolean) ?? ''
  );
}

/** Whether this error is only the way in which the room says that the call is over (trap 19). */
export function isMeetingEnded(payload: unknown): boolean {
  return /meeting has ended/i.test(getErrorWords(payload));
}

/** When an error arrived: the stage that was under way (the SDK itself says 'unknown'), and whether it was joined. */
export interface ErrorMoment {
  readonly stage: string | null;
  readonly hasJoined: boolean;
}

/** An `error` event of the SDK as an error of the call. A line that breaks before the room was joined never was one. */
export function toProviderError(payload: unknown, { stage, hasJoined }: ErrorMoment): CallError {
  const type = isShape(payload) && typeof payload['type'] === 'string' ? payload['type'] : '';
  const known: KindFacts = KINDS[type] ?? { code: 'connection_lost' };
  const facts: KindFacts = known.code === 'connection_lost' && !hasJoined ? { code: 'join_failed' } : known;
  const where = facts.stage ?? stage ?? undefined;
  const errorType = type === 'validation-error' ? type : where && findErrorType(where);
  return new CallError(facts.code, getErrorWords(payload) || `The voice provider reported ${type || 'an error'}.`, {
    cause: payload,
    ...(where && { stage: where }),
    ...(errorType && { errorType }),
  });
}

/** Whether a device is meant that no call of ours uses: what concerns pictures only breaks nothing. */
function isVideoOnly(error: Shape, cause: Shape): boolean {
  const words = isShape(error['errorMsg']) ? error['errorMsg'] : {};
  const media = [cause['blockedMedia'], cause['missingMedia'], cause['failedMedia']].find(Array.isArray);
  return words['audioOk'] === true || cause['type'] === 'cam-in-use' || (media && !media.includes('audio')) === true;
}

/** A `camera-error` event (the room's client calls every device a camera): the microphone of the room does not work. */
export function toDeviceError(payload: unknown): CallError {
  const error = isShape(payload) && isShape(payload['error']) ? payload['error'] : {};
  const cause = isShape(error['error']) ? error['error'] : error;
  const words = getErrorWords(payload);
  if (isVideoOnly(error, cause))
    return new CallError('recording_degraded', words || 'There is no picture in this call.', { cause: payload });
  const code = DEVICE_CODES.get(cause['type']) ?? DEVICE_CODES.get(error['type']) ?? 'microphone_failed';
  return new CallError(code, words || 'The microphone does not work in the call.', {
    cause: payload,
    stage: 'daily-call-join',
  });
}
